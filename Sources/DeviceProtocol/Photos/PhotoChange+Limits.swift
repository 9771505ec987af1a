import DisplayList

extension PhotoChange {
  /// Checks that a change from an app is safe to store.
  /// - Throws: `LimitExceeded`, `AppMessage.Nonsense`.
  func checkLimits() throws {
    switch self {
    case .remove(let names): try Self.check(names)
    case .edit(let name, let edit):
      try Self.check([name])
      if case .point(let place) = edit.place, !place.isOnEarth {
        throw AppMessage.Nonsense(description: "a place that isn't on the earth")
      }
      for date in [edit.created, edit.modified].compactMap(\.self) {
        try AppLimit.length.check(date.timeIntervalSinceReferenceDate / 100)
      }
    case .keepAlbum(let album):
      try Self.check([album.identifier])
      try Self.check(album.photos)
      try AppLimit.appName.check(album.title.utf8.count)
    case .removeAlbum(let identifier): try Self.check([identifier])
    }
  }

  private static func check(_ names: [String]) throws {
    try AppLimit.photos.check(names.count)
    for name in names where !AppMessage.isName(ofPhoto: name) {
      throw AppMessage.Nonsense(description: "an invalid name of a photo")
    }
  }
}

extension AppMessage {
  /// Returns whether a photo can have a name: that of a file, or `sample/` and a sample's name.
  static func isName(ofPhoto name: String) -> Bool {
    name.wholeMatch(of: /(sample\/)?[A-Za-z0-9-]{1,64}(\.[a-z]{3,4})?/) != nil
  }
}
