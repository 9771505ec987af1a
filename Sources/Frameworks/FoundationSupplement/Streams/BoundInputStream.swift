import Foundation
import Stubs

/// A stream of the bytes that are written to another stream.
final class BoundInputStream: InputStream {
  private let buffer: BoundBuffer
  private var status = Status.notOpen
  private weak var receiver: (any StreamDelegate)?

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(data: Data())
  }

  deinit { buffer.closeReader() }

  override func open() { if status == .notOpen { status = .open } }

  override func close() {
    status = .closed
    buffer.closeReader()
  }

  override func read(_ target: UnsafeMutablePointer<UInt8>, maxLength count: Int) -> Int {
    status == .open ? buffer.read(target, count: count) : -1
  }

  override func getBuffer(
    _ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
    length len: UnsafeMutablePointer<Int>
  ) -> Bool { false }

  override var hasBytesAvailable: Bool { status == .open && !buffer.isEmpty }

  override var streamStatus: Status { status == .open && buffer.isAtEnd ? .atEnd : status }

  override var streamError: (any Error)? { nil }

  override var delegate: (any StreamDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }

  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    Stub.boundStreams.report()
  }

  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
}
