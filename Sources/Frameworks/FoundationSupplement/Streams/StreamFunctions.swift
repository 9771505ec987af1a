internal import CStreams
import Foundation

/// The functions that read and write a stream of the C library, as Apple's `funopen` takes them.
package struct StreamFunctions: Sendable {
  /// Reads bytes into a buffer, and returns their number.
  package typealias Read =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<CChar>?, Int32) -> Int32
  /// Writes bytes from a buffer, and returns their number.
  package typealias Write =
    @convention(c) (UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32) -> Int32
  /// Moves to an offset, and returns the offset from the start.
  package typealias Seek = @convention(c) (UnsafeMutableRawPointer?, Int64, Int32) -> Int64
  /// Closes the stream, and returns 0 if it succeeds.
  package typealias Close = @convention(c) (UnsafeMutableRawPointer?) -> Int32

  private let read: Read?
  private let write: Write?
  private let seek: Seek?
  private let close: Close?

  /// Creates the functions, each of which can be `nil`.
  package init(read: Read?, write: Write?, seek: Seek?, close: Close?) {
    self.read = read
    self.write = write
    self.seek = seek
    self.close = close
  }

  /// Opens a stream that calls the functions with a pointer.
  /// - Returns: `nil` if the stream can be neither read nor written.
  package func open(_ cookie: UnsafeRawPointer?) -> UnsafeMutablePointer<FILE>? {
    guard read != nil || write != nil else { return nil }
    let mode = write == nil ? "r" : read == nil ? "w" : "r+"
    let stream = FunctionStream(self, UnsafeMutableRawPointer(mutating: cookie))
    let retained = Unmanaged.passRetained(stream)
    let functions = stream_functions(
      read: { FunctionStream.of($0).read($1, $2) }, write: { FunctionStream.of($0).write($1, $2) },
      seek: { FunctionStream.of($0).seek($1, $2) }, close: { FunctionStream.close($0) })
    let file = open_stream(retained.toOpaque(), mode, functions)
    if file == nil { retained.release() }
    return file
  }

  /// An open stream, which the C library on Linux calls with other types of numbers.
  private final class FunctionStream {
    private let functions: StreamFunctions
    private let cookie: UnsafeMutableRawPointer?

    init(_ functions: StreamFunctions, _ cookie: UnsafeMutableRawPointer?) {
      self.functions = functions
      self.cookie = cookie
    }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> FunctionStream {
      Unmanaged<FunctionStream>.fromOpaque(pointer!).takeUnretainedValue()
    }

    static func close(_ pointer: UnsafeMutableRawPointer?) -> Int32 {
      let stream = Unmanaged<FunctionStream>.fromOpaque(pointer!).takeRetainedValue()
      return stream.functions.close?(stream.cookie) ?? 0
    }

    func read(_ buffer: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      guard let read = functions.read else { return -1 }
      return Int(read(cookie, buffer, Int32(clamping: count)))
    }

    func write(_ buffer: UnsafePointer<CChar>?, _ count: Int) -> Int {
      guard let write = functions.write else { return 0 }
      return Int(write(cookie, buffer, Int32(clamping: count)))
    }

    func seek(_ offset: UnsafeMutablePointer<Int64>?, _ origin: Int32) -> Int32 {
      guard let seek = functions.seek, let offset else { return -1 }
      let place = seek(cookie, offset.pointee, origin)
      guard place >= 0 else { return -1 }
      offset.pointee = place
      return 0
    }
  }
}
