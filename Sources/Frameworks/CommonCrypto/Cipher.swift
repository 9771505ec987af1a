/// A cipher that has a key.
protocol Cipher: AnyObject {
  /// Returns the result for more bytes, or `nil` if it fails.
  func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]?
  /// Returns the rest of the result, or `nil` if the input couldn't be decrypted.
  func finish() -> [UInt8]?
  /// Starts again with an initialization vector.
  func reset(vector: [UInt8])
}
