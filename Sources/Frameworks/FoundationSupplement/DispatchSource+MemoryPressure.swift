import Dispatch
import Foundation

/// A source of events that are sent when memory is low.
///
/// Follows <https://developer.apple.com/documentation/dispatch/dispatchsourcememorypressure>.
public protocol DispatchSourceMemoryPressure: DispatchSourceProtocol {
  /// The latest event.
  var data: DispatchSource.MemoryPressureEvent { get }
  /// The events that are sent.
  var mask: DispatchSource.MemoryPressureEvent { get }
}

extension DispatchSourceMemoryPressure {
  /// The latest event.
  public var data: DispatchSource.MemoryPressureEvent {
    let bits: UInt = (self as any DispatchSourceProtocol).data
    return DispatchSource.MemoryPressureEvent(rawValue: bits)
  }

  /// The events that are sent.
  public var mask: DispatchSource.MemoryPressureEvent {
    MemoryPressureMasks.mask(of: self as? DispatchSource)
  }
}

extension DispatchSource: DispatchSourceMemoryPressure {}

extension DispatchSource {
  /// The levels of a lack of memory.
  public struct MemoryPressureEvent: OptionSet, RawRepresentable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates levels from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// There's enough memory again.
    public static let normal = MemoryPressureEvent(rawValue: 1)
    /// Memory is low, as after the device's memory warning.
    public static let warning = MemoryPressureEvent(rawValue: 2)
    /// The app may soon be ended.
    public static let critical = MemoryPressureEvent(rawValue: 4)
    /// All levels.
    public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
  }

  /// Creates a source of events that are sent when memory is low.
  public class func makeMemoryPressureSource(
    eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
  ) -> any DispatchSourceMemoryPressure {
    guard let source = makeUserDataOrSource(queue: queue) as? DispatchSource else {
      fatalError("The source has another class than Dispatch gives it.")
    }
    MemoryPressureMasks.add(source, mask: eventMask)
    return source
  }
}
