/// The names of symbols for assistive technology.
enum SymbolLabels {
  /// The ends of names that don't change a symbol's meaning.
  private static let shapes = [
    ".fill", ".circle", ".square", ".rectangle", ".app", ".seal", ".bold",
  ]

  /// Returns the label of a symbol: Apple's, or the words of its name.
  static func label(of name: String) -> String {
    var stem = name
    while true {
      if let label = known[stem] { return label }
      guard let shape = shapes.first(where: { stem.hasSuffix($0) && stem != $0 }) else { break }
      stem.removeLast(shape.count)
    }
    return name.split { ".-_".contains($0) }.joined(separator: " ")
  }

  private static let known = [
    "airplane": "Airplane Mode", "alarm": "Alarm", "arrow.clockwise": "Refresh",
    "arrow.counterclockwise": "Undo", "arrow.down": "Down", "arrow.left": "Left",
    "arrow.right": "Right", "arrow.up": "Up", "arrow.uturn.backward": "Undo",
    "arrow.uturn.forward": "Redo", "arrow.uturn.left": "Undo", "arrow.uturn.right": "Redo",
    "backward": "Rewind", "bell": "Notifications", "bell.slash": "Mute Notifications",
    "book": "Book", "bookmark": "Bookmark", "calendar": "Calendar", "camera": "Camera",
    "cart": "Shopping Cart", "checkmark": "Selected", "chevron.backward": "Back",
    "chevron.down": "Go Down", "chevron.forward": "Forward", "chevron.left": "Back",
    "chevron.right": "Forward", "chevron.up": "Go Up", "clock": "Clock", "cloud": "Cloud",
    "delete.backward": "Delete", "delete.left": "Delete", "doc": "Document",
    "doc.on.clipboard": "Paste", "doc.on.doc": "Copy", "ellipsis": "More", "envelope": "Mail",
    "exclamationmark.triangle": "Warning", "eye": "Show", "eye.slash": "Hide", "flag": "Flag",
    "flame": "Flame", "folder": "Folder", "forward": "Fast Forward", "gear": "Settings",
    "gearshape": "Settings", "gift": "Gift", "globe": "Globe", "hand.thumbsdown": "Dislike",
    "hand.thumbsup": "Like", "heart": "Love", "house": "Home", "info": "Info",
    "list.bullet": "List", "location": "Location", "lock": "Lock", "lock.open": "Unlock",
    "magnifyingglass": "Search", "map": "Map", "message": "Message", "mic": "Dictate",
    "minus": "Remove", "moon": "Do Not Disturb", "multiply": "Close", "paperclip": "Attach",
    "paperplane": "Send", "pause": "Pause", "pencil": "Edit", "person": "Person",
    "phone": "Phone", "photo": "Photo", "pin": "Pin", "play": "Play", "plus": "Add",
    "printer": "Print", "questionmark": "Help", "repeat": "Repeat", "shuffle": "Shuffle",
    "speaker.slash": "Mute", "square.and.arrow.down": "Download", "square.and.arrow.up": "Share",
    "square.and.pencil": "Compose", "star": "Favorite", "star.slash": "Unfavorite",
    "stop": "Stop", "tag": "Tag", "trash": "Delete", "tray": "Inbox", "video": "Video",
    "wifi": "Wi-Fi", "xmark": "Close",
  ]
}
