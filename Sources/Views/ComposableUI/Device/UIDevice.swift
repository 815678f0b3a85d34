#if PortableViews
public import Foundation

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// A kind that is not known.
  case unspecified = -1
  /// A phone: a narrow window.
  case phone = 0
  /// A tablet: a wide window.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The way in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// A way that is not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, with the top to the left.
  case landscapeLeft = 3
  /// On its side, with the top to the right.
  case landscapeRight = 4
  /// Flat, with the screen up.
  case faceUp = 5
  /// Flat, with the screen down.
  case faceDown = 6

  /// Whether the device is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright, or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The device of the user whose views are made, or whose event is handled, as far as its window tells.
///
/// A body that reads the kind or the orientation is evaluated again when the window changes.
@MainActor @preconcurrency
public final class UIDevice {
  /// The device.
  public static let current = UIDevice()

  private init() {}

  /// The kind of device: a phone if the window is of the compact width, else a tablet.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    var environment = RendererEnvironment()
    environment.size = UIScreen.windowSize
    return environment.horizontalSizeClass == .compact ? .phone : .pad
  }

  /// The way in which the device is held: on its side if the window is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.windowSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// The name of the device's kind; its own is not known.
  public var name: String { model }

  /// The name of the device's kind; its model is not known.
  public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }

  /// The model in the user's language: the same as ``model``.
  public var localizedModel: String { model }

  /// The operating system of the process, such as `Linux`.
  public var systemName: String {
    #if os(Linux)
    "Linux"
    #elseif os(Windows)
    "Windows"
    #elseif os(Android)
    "Android"
    #else
    "Unknown"
    #endif
  }

  /// The version of the operating system of the process, such as `6.8.0`.
  public var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }

  /// An identifier of the device, which is not known.
  public var identifierForVendor: UUID? { nil }
}
#endif
