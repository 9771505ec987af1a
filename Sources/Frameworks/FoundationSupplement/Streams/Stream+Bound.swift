import Foundation

extension Stream {
  /// Creates two streams, the first of which reads the bytes that are written to the second.
  ///
  /// The buffer's size is in bytes. Writing waits while it's full, and reading while it's empty.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/stream/getboundstreams(withbuffersize:inputstream:outputstream:)>.
  public class func getBoundStreams(
    withBufferSize bufferSize: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let buffer = BoundBuffer(capacity: bufferSize)
    inputStream?.pointee = BoundInputStream(buffer)
    outputStream?.pointee = BoundOutputStream(buffer)
  }
}
