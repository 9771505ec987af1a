import Foundation
import Stubs

/// A stream to another stream.
final class BoundOutputStream: OutputStream {
  private let buffer: BoundBuffer
  private var status = Status.notOpen
  private weak var receiver: (any StreamDelegate)?

  init(_ buffer: BoundBuffer) {
    self.buffer = buffer
    super.init(toMemory: ())
  }

  required init(toMemory: ()) {
    buffer = BoundBuffer(capacity: .max)
    super.init(toMemory: ())
  }

  deinit { buffer.closeWriter() }

  override func open() { if status == .notOpen { status = .open } }

  override func close() {
    status = .closed
    buffer.closeWriter()
  }

  override func write(_ source: UnsafePointer<UInt8>, maxLength count: Int) -> Int {
    status == .open ? buffer.write(source, count: count) : -1
  }

  override var hasSpaceAvailable: Bool { status == .open && !buffer.isFull }

  override var streamStatus: Status { status }

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
