extension UnsafeMutablePointer<Unmanaged<CFError>?> {
  /// Stores an error with a result code.
  func fill(_ status: OSStatus) {
    let message = SecCopyErrorMessageString(status, nil)
    let error = NSError(
      domain: NSOSStatusErrorDomain, code: Int(status),
      userInfo: message.map { [NSLocalizedDescriptionKey: $0] } ?? [:])
    pointee = .passRetained(error)
  }
}
