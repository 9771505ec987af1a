import Synchronization

/// The app's keychain, which is a file in its container.
///
/// The file survives launches and updates of the app. Unlike on iOS, it's deleted with the app.
final class KeychainStore: Sendable {
  /// The items and the number of the next one.
  struct Contents {
    var items: [KeychainItem] = []
    var nextID = 1
  }

  /// The maximum number of items.
  private static let mostItems = 10_000
  /// The maximum number of bytes of an item.
  private static let largestItem = 1 << 20
  /// The maximum number of bytes of all items.
  private static let mostBytes = 16 << 20
  /// The maximum number of bytes of the file, which also contains names.
  private static let largestFile = 4 * mostBytes

  /// The keychain that functions use.
  @TaskLocal static var current = KeychainStore(
    file: URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("Library/Keychain.plist"))

  /// The file.
  let file: URL
  private let locked: @Sendable () -> Bool
  private let contents = Mutex<Contents?>(nil)

  /// Creates a keychain with its file, which needn't exist.
  /// - Parameter isLocked: A closure that returns whether the device is locked.
  init(
    file: URL,
    isLocked: @escaping @Sendable () -> Bool = { !KeychainAuthentication.isDataAvailable }
  ) {
    self.file = file
    locked = isLocked
  }

  /// Whether the device is locked.
  var isLocked: Bool { locked() }

  /// The items.
  var items: [KeychainItem] {
    get throws(KeychainFault) {
      try contents.withLock { contents throws(KeychainFault) in
        try read(into: &contents).items
      }
    }
  }

  /// Changes the items, and writes them unless the change fails.
  func change(_ body: (inout Contents) throws(KeychainFault) -> Void) throws(KeychainFault) {
    // The lock's closure throws no errors of a single type.
    let fault = contents.withLock { contents -> KeychainFault? in
      do throws(KeychainFault) {
        var new = try read(into: &contents)
        try body(&new)
        try check(new)
        try write(new)
        contents = new
        return nil
      } catch {
        return error
      }
    }
    if let fault { throw fault }
  }

  private func check(_ contents: Contents) throws(KeychainFault) {
    guard contents.items.allSatisfy({ $0.size <= Self.largestItem }) else {
      throw KeychainFault(errSecDataTooLarge)
    }
    guard contents.items.count <= Self.mostItems,
      contents.items.reduce(0, { $0 + $1.size }) <= Self.mostBytes
    else { throw KeychainFault(errSecDiskFull) }
  }

  private func write(_ contents: Contents) throws(KeychainFault) {
    let list: [String: Any] = [
      "next": NSNumber(value: contents.nextID), "items": contents.items.map(\.propertyList),
    ]
    do {
      let data = try PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw KeychainFault(errSecIO)
    }
  }

  /// Returns the contents, which it reads the first time.
  private func read(into contents: inout Contents?) throws(KeychainFault) -> Contents {
    if let contents { return contents }
    let new = try Self.read(file)
    contents = new
    return new
  }

  private static func read(_ file: URL) throws(KeychainFault) -> Contents {
    // Before the first item is added, the file doesn't exist. Any other file that can't be read
    // must not be overwritten.
    guard let data = try data(of: file) else { return Contents() }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let dictionary = list as? [String: Any], let items = dictionary["items"] as? [[String: Any]]
    else { throw KeychainFault(errSecIO) }
    let read = items.compactMap(KeychainItem.init(propertyList:))
    let last = read.map(\.id).max() ?? 0
    let next = (dictionary["next"] as? NSNumber)?.uint32Value ?? 1
    return Contents(items: read, nextID: max(Int(next), last + 1))
  }

  /// Returns the bytes of a file, or `nil` if it doesn't exist.
  private static func data(of file: URL) throws(KeychainFault) -> Data? {
    do {
      let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
      guard size <= largestFile else { throw KeychainFault(errSecIO) }
      return try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      return nil
    } catch {
      throw KeychainFault(errSecIO)
    }
  }
}
