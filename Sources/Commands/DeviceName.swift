import ArgumentParser

/// A person's own name for a device, which is also the name of a folder.
struct DeviceName: Sendable {
  let text: String

  /// - Throws: `ValidationError`, which says what a name may be.
  init(_ text: String) throws {
    let isFit = text.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    guard isFit, !text.isEmpty, text.utf8.count <= 64 else {
      throw ValidationError(
        "“\(text)” is no name for a device: letters, digits, spaces, - and _, at most 64 bytes.")
    }
    self.text = text
  }
}
