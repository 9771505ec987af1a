import ArgumentParser

/// A user-specified name of a device, which is also the name of a folder.
struct DeviceName: Sendable {
  let text: String

  /// - Throws: `ValidationError` with a description of valid names.
  init(_ text: String) throws {
    let isFit = text.allSatisfy { $0.isLetter || $0.isNumber || " -_".contains($0) }
    guard isFit, !text.isEmpty, text.utf8.count <= 64 else {
      throw ValidationError(
        "Invalid device name “\(text)”: use at most 64 bytes of letters, digits, spaces, - and _.")
    }
    self.text = text
  }
}
