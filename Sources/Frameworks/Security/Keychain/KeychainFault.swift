/// An error of the keychain, which apps get as a result code.
struct KeychainFault: Error {
  /// The result code.
  let status: OSStatus

  /// Creates an error.
  init(_ status: OSStatus) {
    self.status = status
  }
}
