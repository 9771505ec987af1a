import Foundation

/// Decodes an object's state.
final class RestorationUnarchiver: NSCoder {
  private let unarchiver: NSKeyedUnarchiver
  private let storyboard: UIStoryboard?
  private let controllers: ([String]) -> UIViewController?

  /// Creates a decoder.
  ///
  /// The result is `nil` if the data wasn't encoded by an encoder.
  /// - Parameter controllers: A closure that returns the view controller for a path of restoration
  ///   identifiers.
  init?(
    _ data: Data, storyboard: UIStoryboard? = nil,
    controllers: @escaping ([String]) -> UIViewController? = { _ in nil }
  ) {
    // The data was written by the app itself. If it's incomplete, there's nothing to decode.
    guard let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    unarchiver.requiresSecureCoding = false
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    self.unarchiver = unarchiver
    self.storyboard = storyboard
    self.controllers = controllers
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    unarchiver.containsValue(forKey: key)
      || unarchiver.containsValue(forKey: RestorationArchiver.pathKey(key))
      || storyboard != nil && key == UIApplication.stateRestorationViewControllerStoryboardKey
  }

  override func decodeObject(forKey key: String) -> Any? {
    // If a key is missing, Foundation on Linux terminates the process, but Apple's Foundation
    // returns `nil`.
    reference(key)
      ?? (unarchiver.containsValue(forKey: key) ? unarchiver.decodeObject(forKey: key) : nil)
  }

  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    reference(key)
      ?? (unarchiver.containsValue(forKey: key)
        ? unarchiver.decodeObject(of: classes, forKey: key) : nil)
  }

  /// Returns the storyboard or view controller for a key, which isn't archived itself.
  private func reference(_ key: String) -> Any? {
    if key == UIApplication.stateRestorationViewControllerStoryboardKey { return storyboard }
    let pathKey = RestorationArchiver.pathKey(key)
    guard unarchiver.containsValue(forKey: pathKey) else { return nil }
    let path = unarchiver.decodeObject(forKey: pathKey) as? String
    return path.flatMap { controllers($0.split(separator: "\n").map(String.init)) }
  }

  override func decodeBool(forKey key: String) -> Bool { unarchiver.decodeBool(forKey: key) }

  override func decodeInteger(forKey key: String) -> Int { unarchiver.decodeInteger(forKey: key) }

  override func decodeCInt(forKey key: String) -> Int32 { unarchiver.decodeCInt(forKey: key) }

  override func decodeInt32(forKey key: String) -> Int32 { unarchiver.decodeInt32(forKey: key) }

  override func decodeInt64(forKey key: String) -> Int64 { unarchiver.decodeInt64(forKey: key) }

  override func decodeFloat(forKey key: String) -> Float { unarchiver.decodeFloat(forKey: key) }

  override func decodeDouble(forKey key: String) -> Double { unarchiver.decodeDouble(forKey: key) }
}
