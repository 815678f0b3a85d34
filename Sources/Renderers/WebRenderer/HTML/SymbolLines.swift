#if PortableViews && Web
/// The lines of symbols, as paths on a square of 24 by 24.
enum SymbolLines {
  /// The outlines that other symbols are drawn in.
  static let containers = [
    "circle": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z",
    "octagon": "M8 3h8l5 5v8l-5 5H8l-5-5V8z",
    "square": "M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z",
    "triangle": "M12 4L2.5 20h19z",
  ]

  static let lines = containers.merging(marks) { $1 }.merging(arrows) { $1 }
    .merging(things) { $1 }.merging(media) { $1 }

  private static let marks = [
    "checklist": "M11 6h10M11 12h10M11 18h10M3 6l1.5 1.5L8 4M3 12l1.5 1.5L8 10M3 18l1.5 1.5L8 16",
    "checkmark": "M5 13l4.5 4.5L19 7", "ellipsis": "M5 12h.01M12 12h.01M19 12h.01",
    "equal": "M5 9h14M5 15h14", "exclamationmark": "M12 5v9M12 18h.01",
    "info": "M12 11v7M12 7h.01", "line.3.horizontal": "M4 7h16M4 12h16M4 17h16",
    "list.bullet": "M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01",
    "list.dash": "M9 6h12M9 12h12M9 18h12M3 6h2M3 12h2M3 18h2", "minus": "M5 12h14",
    "multiply": "M6 6l12 12M18 6L6 18", "number": "M9 4L7 20M17 4l-2 16M4 9h16M3 15h16",
    "plus": "M12 5v14M5 12h14",
    "questionmark": "M8.5 9a3.5 3.5 0 1 1 5 3c-1 .6-1.5 1.2-1.5 2.5M12 18h.01",
    "rectangle": "M4 6h16v12H4z", "textformat": "M4 19L10 5l6 14M6 14h8",
    "xmark": "M6 6l12 12M18 6L6 18",
  ]

  private static let arrows = [
    "arrow.backward": "M20 12H4M11 5l-7 7 7 7", "arrow.forward": "M4 12h16M13 5l7 7-7 7",
    "arrow.clockwise": "M19 12a7 7 0 1 1-2-5M19 3v5h-5",
    "arrow.counterclockwise": "M5 12a7 7 0 1 0 2-5M5 3v5h5",
    "arrow.down": "M12 4v16M5 13l7 7 7-7", "arrow.left": "M20 12H4M11 5l-7 7 7 7",
    "arrow.right": "M4 12h16M13 5l7 7-7 7",
    "arrow.triangle.2.circlepath": "M4 12a8 8 0 0 1 13-6M20 12a8 8 0 0 1-13 6M17 2v4h-4M7 22v-4h4",
    "arrow.up": "M12 20V4M5 11l7-7 7 7",
    "arrow.up.arrow.down": "M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4",
    "arrow.uturn.backward": "M9 4L4 9l5 5M4 9h10a5 5 0 0 1 0 10h-4",
    "arrow.uturn.left": "M9 4L4 9l5 5M4 9h10a5 5 0 0 1 0 10h-4",
    "chevron.backward": "M15 5l-7 7 7 7", "chevron.forward": "M9 5l7 7-7 7",
    "chevron.down": "M5 9l7 7 7-7", "chevron.left": "M15 5l-7 7 7 7",
    "chevron.right": "M9 5l7 7-7 7", "chevron.up": "M5 15l7-7 7 7",
    "chevron.up.chevron.down": "M8 9l4-4 4 4M8 15l4 4 4-4",
    "square.and.arrow.down": "M8 10H5v11h14V10h-3M12 3v12M8 11l4 4 4-4",
    "square.and.arrow.up": "M8 10H5v11h14V10h-3M12 15V3M8 6l4-4 4 4",
  ]

  private static let things = [
    "archivebox": "M3 4h18v5H3zM5 9v11h14V9M10 13h4",
    "bell": "M6 17V11a6 6 0 0 1 12 0v6l2 1H4zM10 21h4", "bolt": "M13 3L5 14h6l-1 7 8-11h-6z",
    "book": "M12 6c-2-2-6-2-9-1v14c3-1 7-1 9 1 2-2 6-2 9-1V5c-3-1-7-1-9 1zM12 6v14",
    "bookmark": "M7 3h10v18l-5-4-5 4z", "calendar": "M5 5h14v15H5zM5 10h14M9 3v4M15 3v4",
    "cart": "M3 4h2l3 11h10l3-8H6M9 20h.01M17 20h.01", "chart.bar": "M5 20V11M12 20V4M19 20v-6",
    "clock": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3 2",
    "cloud": "M7 18a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.5 1A3.5 3.5 0 0 1 17.5 18z",
    "creditcard": "M3 6h18v12H3zM3 10h18M7 15h3", "doc": "M6 3h8l4 4v14H6zM14 3v4h4",
    "doc.on.doc": "M8 8h12v13H8zM16 8V3H4v13h4",
    "doc.text": "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
    "drop": "M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z",
    "envelope": "M3 6h18v13H3zM3 7l9 7 9-7",
    "flag": "M6 21V4h12l-3 4 3 4H6",
    "flame": "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-2 1-3.5 2-4.5.5 2 1.5 2.5 2 2.5 1-3 0-6 2-9z",
    "folder": "M3 6h6l2 2h10v11H3z",
    "gear":
      "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 "
      + "16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19",
    "gearshape":
      "M12 6a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 "
      + "16.2L19 19M19 5l-2.8 2.8M7.8 16.2L5 19",
    "gift":
      "M4 11h16v10H4zM3 7h18v4H3zM12 7v14M12 7S8 7 8 4.5 12 4 12 7zM12 7s4 0 4-2.5S12 4 12 7z",
    "globe": "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18",
    "hand.thumbsup": "M7 11v10H4V11zM7 11l4-8c2 0 3 1.5 2.5 3.5L13 9h6l-1.5 12H7",
    "heart": "M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z",
    "hourglass": "M6 3h12M6 21h12M7 3c0 5 5 6 5 9s-5 4-5 9M17 3c0 5-5 6-5 9s5 4 5 9",
    "house": "M4 11l8-7 8 7v9h-5v-6H9v6H4z",
    "key": "M8 9a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 13h9v3M17 13v3",
    "link":
      "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
    "lock": "M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3",
    "lock.open": "M6 11h12v9H6zM8 11V8a4 4 0 0 1 7.5-2",
    "magnifyingglass": "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5L21 21",
    "map": "M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14",
    "mappin": "M12 3a5 5 0 0 0-5 5c0 4 5 9 5 9s5-5 5-9a5 5 0 0 0-5-5zM12 17v4",
    "moon": "M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z",
    "note.text": "M5 4h14v16H5zM8 9h8M8 13h8M8 17h5",
    "paperclip": "M19 11l-8 8a5 5 0 0 1-7-7l9-9a3.3 3.3 0 0 1 5 5l-9 9a1.7 1.7 0 0 1-2.5-2.5l8-8",
    "paperplane": "M3 11L21 3l-7 18-3-7z", "pencil": "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4",
    "power": "M12 3v8M6.5 6.5a8 8 0 1 0 11 0", "sidebar.left": "M4 5h16v14H4zM10 5v14",
    "slider.horizontal.3": "M4 7h16M4 12h16M4 17h16M9 5v4M15 10v4M8 15v4",
    "sparkles": "M12 4l1.8 5.2L19 11l-5.2 1.8L12 18l-1.8-5.2L5 11l5.2-1.8zM19 3v4M17 5h4",
    "square.and.pencil": "M11 5H5v14h14v-6M10 14l1-4 8-8 3 3-8 8z",
    "square.grid.2x2": "M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z",
    "star": "M12 3l2.8 5.8 6.2.9-4.5 4.4 1.1 6.3-5.6-3-5.6 3 1.1-6.3L3 9.7l6.2-.9z",
    "sun.max":
      "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 "
      + "2M7 17l-2 2",
    "tag": "M4 4h8l8 8-8 8-8-8zM8 8h.01",
    "timer": "M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 9v4l2 1M10 2h4",
    "trash": "M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6",
    "tray": "M4 13l3-8h10l3 8v6H4zM4 13h5l1 2h4l1-2h5",
    "wifi": "M2 9a15 15 0 0 1 20 0M6 13a9 9 0 0 1 12 0M9.5 16.5a4 4 0 0 1 5 0M12 20h.01",
  ]

  private static let media = [
    "backward": "M20 5l-8 7 8 7zM12 5l-8 7 8 7z",
    "camera": "M4 8h4l2-3h4l2 3h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z",
    "bubble.left": "M4 5h16v11H11l-5 4v-4H4z", "bubble.right": "M4 5h16v11h-2v4l-5-4H4z",
    "eye": "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
    "eye.slash":
      "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 4l16 16",
    "forward": "M4 5l8 7-8 7zM12 5l8 7-8 7z",
    "gamecontroller":
      "M7 8h10a5 5 0 0 1 5 5c0 3-1 5-3 5-1.5 0-2-2-4-2H9c-2 0-2.5 2-4 2-2 0-3-2-3-5a5 5 0 0 1 "
      + "5-5zM8 11v4M6 13h4M16 12h.01M18 14h.01",
    "message": "M4 5h16v11H11l-5 4v-4H4z",
    "mic": "M12 3a3 3 0 0 0-3 3v6a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 12a6 6 0 0 0 12 0M12 18v3",
    "pause": "M8 5v14M16 5v14",
    "person": "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 3.5-7 8-7s8 3 8 7",
    "person.2":
      "M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2 20c0-3.5 3-6 7-6s7 2.5 7 6M16 5a3.5 "
      + "3.5 0 0 1 0 7M18 14c2.5.5 4 3 4 6",
    "phone":
      "M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5L16 13l5 2v3a3 3 0 0 1-3 3A15 15 0 0 1 3 6a3 3 0 0 "
      + "1 3-3z",
    "photo": "M3 5h18v14H3zM3 16l5-5 4 4 3-3 6 5M8 8.5h.01", "play": "M7 4l13 8-13 8z",
    "speaker.wave.2": "M4 9h4l5-4v14l-5-4H4zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11",
    "speaker": "M4 9h4l5-4v14l-5-4H4z", "stop": "M6 6h12v12H6z",
  ]
}
#endif
