import Foundation

/// Encodes an object's state.
///
/// A view controller is encoded as the path that identifies it.
final class RestorationArchiver: NSCoder {
  static func pathKey(_ key: String) -> String { "\(key) (restoration path)" }

  /// Returns the data that an object encodes.
  @MainActor static func data(_ encode: (NSCoder) -> Void) -> Data {
    let coder = RestorationArchiver()
    encode(coder)
    coder.archiver.finishEncoding()
    return coder.archiver.encodedData
  }

  private let archiver = NSKeyedArchiver(requiringSecureCoding: false)

  override var allowsKeyedCoding: Bool { true }

  override func encode(_ object: Any?, forKey key: String) {
    guard let controller = object as? UIViewController else {
      return archiver.encode(object, forKey: key)
    }
    // Apps save their state on the main thread.
    let path = MainActor.assumeIsolated { controller.restorationPath }
    archiver.encode(path?.joined(separator: "\n"), forKey: Self.pathKey(key))
  }

  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }

  override func encode(_ value: Bool, forKey key: String) { archiver.encode(value, forKey: key) }

  override func encode(_ value: Int, forKey key: String) { archiver.encode(value, forKey: key) }

  override func encode(_ value: Int32, forKey key: String) { archiver.encode(value, forKey: key) }

  override func encode(_ value: Int64, forKey key: String) { archiver.encode(value, forKey: key) }

  override func encode(_ value: Float, forKey key: String) { archiver.encode(value, forKey: key) }

  override func encode(_ value: Double, forKey key: String) { archiver.encode(value, forKey: key) }
}
