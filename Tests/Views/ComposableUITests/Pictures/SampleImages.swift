#if PortableViews
import Foundation

/// Files of images with three columns and two rows; of the JPEG and AVIF ones, the part before the pixels.
enum SampleImages {
  static let png = decode(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFUlEQVR4nGM8ISfHwMDAwMDAxAADABMuAQhqwGVh\
    AAAAAElFTkSuQmCC
    """)
  static let gif = decode("R0lGODdhAwACAIEAAMgeHgAAAAAAAAAAACwAAAAAAwACAAAIBgABCBwYEAA7")
  static let jpeg = decode(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAFA3PEY8MlBGQUZaVVBfeMiCeG5uePWvuZHI//////////////////////\
    //////////////////////////////wAALCAACAAMBAQ==
    """)
  /// A JPEG file whose Exif data says that its rows are columns.
  static let turnedJPEG = decode(
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/4QAiRXhpZgAATU0AKgAAAAgAAQESAAMAAAABAAYAAAAAAAD/2wBDAFA3PEY8Ml\
    BGQUZaVVBfeMiCeG5uePWvuZHI////////////////////////////////////////////////////wAALCAACAAMB\
    AQ==
    """)
  static let webp = decode(
    """
    UklGRjoAAABXRUJQVlA4IC4AAACwAQCdASoDAAIAAUAmJaACdLoABDAAAP7x3I/4DdfFtMv/vYL/3YL/3YL/WwAA
    """)
  static let losslessWebP = decode("UklGRh4AAABXRUJQVlA4TBEAAAAvAkAAAAdQjyLXo/+BiOh/AAA=")
  static let extendedWebP = decode(
    """
    UklGRm4AAABXRUJQVlA4WAoAAAAIAAAAAgAAAQAAVlA4IC4AAACwAQCdASoDAAIAAUAmJaACdLoABDAAAP7x3I/4Dd\
    fFtMv/vYL/3YL/3YL/WwAARVhJRhoAAABNTQAqAAAACAABARIAAwAAAAEABgAAAAAAAA==
    """)
  static let avif = decode(
    """
    AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADrbWV0YQAAAAAAAAAhaGRscgAAAAAAAAAAcGljdAAAAA\
    AAAAAAAAAAAAAAAAAOcGl0bQAAAAAAAQAAAB5pbG9jAAAAAEQAAAEAAQAAAAEAAAETAAAAKQAAAChpaW5mAAAAAAAB\
    AAAAGmluZmUCAAAAAAEAAGF2MDFDb2xvcgAAAABqaXBycAAAAEtpcGNvAAAAFGlzcGUAAAAAAAAAAwAAAAI=
    """)

  static let all = [png, gif, jpeg, turnedJPEG, webp, losslessWebP, extendedWebP, avif]

  private static func decode(_ text: String) -> Data { Data(base64Encoded: text) ?? Data() }
}
#endif
