import Foundation
import Stubs
import Synchronization

/// The call stack of an issue, in a form that can be looked up in the tests' source.
enum CallerOffsets {
  /// The maximum number of calls to report.
  private static let limit = 16

  /// The start addresses of the images with tests.
  private static let images = Mutex<Set<UInt>>([])

  /// Records the image that contains a test class.
  static func note(_ type: AnyClass) {
    let address = UInt(bitPattern: unsafeBitCast(type, to: UnsafeRawPointer.self))
    guard let base = LoadedCode.base(of: address) else { return }
    images.withLock { _ = $0.insert(base) }
  }

  /// Returns the calls in test code, as offsets from the start of their image, innermost first.
  static func inTests(_ frames: [XCTSourceCodeFrame]) -> [Int] {
    let images = images.withLock { $0 }
    var offsets: [Int] = []
    for frame in frames where offsets.count < limit {
      // A return address points after the call.
      let call = UInt(frame.address) &- 1
      guard let base = LoadedCode.base(of: call), images.contains(base) else { continue }
      offsets.append(Int(call - base))
    }
    return offsets
  }
}
