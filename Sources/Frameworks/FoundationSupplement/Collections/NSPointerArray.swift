import Foundation

/// An array of objects, or of nothing, in which an object may be replaced by nothing once nobody
/// else keeps it.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspointerarray>.
open class NSPointerArray: NSObject, NSCopying {
  private let options: NSPointerFunctions.Options
  private var entries: [KeptObject?] = []

  /// Creates an array that keeps objects in a way.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
  }

  /// Creates an array that keeps objects in a way.
  public convenience init(pointerFunctions functions: NSPointerFunctions) {
    self.init(options: functions.options)
  }

  /// Returns an array that keeps its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// Returns an array whose objects leave it once nobody else keeps them.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// The number of elements, those that are nothing included. A larger number adds such.
  open var count: Int {
    get { entries.count }
    set {
      if newValue < entries.count {
        entries.removeLast(entries.count - newValue)
      } else {
        entries += Array(repeating: nil, count: newValue - entries.count)
      }
    }
  }

  /// The objects, without the null ones.
  open var allObjects: [Any] { entries.compactMap { $0?.object } }

  /// Returns the element at an index.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    entries[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  private func kept(_ pointer: UnsafeMutableRawPointer?) -> KeptObject? {
    pointer.map {
      let object = Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
      return KeptObject(options.kept(object), isWeak: options.isWeak)
    }
  }

  /// Adds an element at the end.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { entries.append(kept(pointer)) }

  /// Removes the element at an index.
  open func removePointer(at index: Int) { entries.remove(at: index) }

  /// Inserts an element at an index.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    entries.insert(kept(item), at: index)
  }

  /// Replaces the element at an index.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    entries[index] = kept(item)
  }

  /// Removes the elements that are nothing.
  open func compact() { entries.removeAll { $0?.object == nil } }

  /// Returns an array with the same elements.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.entries = entries
    return copy
  }
}
