import COpenSSL
import NIOCore

/// The encryption of a connection, which converts bytes to bytes.
final class TLSSession {
  /// The error for a connection that can't continue.
  struct Broken: Error {}

  /// The maximum number of bytes to decrypt or send at once, which is the size of a TLS record.
  private static let recordLength = 16 << 10

  private let ssl: OpaquePointer
  private let input: OpaquePointer
  private let output: OpaquePointer

  /// Creates a session whose other side sends data first.
  init?(_ ssl: OpaquePointer) {
    guard let input = BIO_new(BIO_s_mem()), let output = BIO_new(BIO_s_mem()) else { return nil }
    self.ssl = ssl
    self.input = input
    self.output = output
    SSL_set_bio(ssl, input, output)
    SSL_set_accept_state(ssl)
  }

  deinit {
    SSL_free(ssl)
  }

  /// Whether the two sides have agreed on keys.
  var isReady: Bool { SSL_is_init_finished(ssl) == 1 }

  /// Receives data from the network.
  func receive(_ bytes: ByteBuffer) throws {
    let count = bytes.withUnsafeReadableBytes {
      BIO_write(input, $0.baseAddress, Int32($0.count))
    }
    guard count == bytes.readableBytes else { throw Broken() }
    guard !isReady else { return }
    ERR_clear_error()
    try check(SSL_do_handshake(ssl))
  }

  /// Returns the next decrypted bytes, or `nil` if there aren't any.
  func decrypted(_ allocator: ByteBufferAllocator) throws -> ByteBuffer? {
    guard isReady else { return nil }
    ERR_clear_error()
    var bytes = allocator.buffer(capacity: Self.recordLength)
    var result: Int32 = 0
    bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.recordLength) {
      result = SSL_read(ssl, $0.baseAddress, Int32($0.count))
      return Int(max(0, result))
    }
    try check(result)
    return result > 0 ? bytes : nil
  }

  /// Encrypts bytes for the other side.
  func encrypt(_ bytes: ByteBuffer) throws {
    guard bytes.readableBytes > 0 else { return }
    ERR_clear_error()
    let count = bytes.withUnsafeReadableBytes { SSL_write(ssl, $0.baseAddress, Int32($0.count)) }
    guard count == bytes.readableBytes else { throw Broken() }
  }

  /// Returns the next bytes to send over the network, or `nil` if there aren't any.
  func encrypted(_ allocator: ByteBufferAllocator) -> ByteBuffer? {
    let pending = BIO_ctrl_pending(output)
    guard pending > 0 else { return nil }
    var bytes = allocator.buffer(capacity: pending)
    bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: pending) {
      Int(max(0, BIO_read(output, $0.baseAddress, Int32(pending))))
    }
    return bytes
  }

  /// Signals the end of the data.
  func end() {
    if isReady { _ = SSL_shutdown(ssl) }
  }

  /// Checks the result of an OpenSSL call.
  ///
  /// It isn't an error if there's currently nothing more to read.
  private func check(_ result: Int32) throws {
    guard result <= 0 else { return }
    guard SSL_get_error(ssl, result) == SSL_ERROR_WANT_READ else { throw Broken() }
  }
}
