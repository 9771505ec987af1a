import AppRuntime
import DeviceProtocol

/// A place for content that the user copies.
///
/// Only strings on the general pasteboard are shared with the device and other apps.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipasteboard>.
open class UIPasteboard: NSObject, @unchecked Sendable {
  /// The name of a pasteboard.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipasteboard/name>.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String

    /// Creates a name.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The general pasteboard.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// Posted when the contents of a pasteboard change.
  public nonisolated static let changedNotification = NSNotification.Name(
    "UIPasteboardChangedNotification")

  /// Posted when a pasteboard is removed.
  public nonisolated static let removedNotification = NSNotification.Name(
    "UIPasteboardRemovedNotification")

  /// The user info key for the types that were added.
  public nonisolated static let changedTypesAddedUserInfoKey = "UIPasteboardChangedTypesAddedKey"

  /// The user info key for the types that were removed.
  public nonisolated static let changedTypesRemovedUserInfoKey =
    "UIPasteboardChangedTypesRemovedKey"

  /// A key for an option of items.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipasteboard/optionskey>.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name for the key.
    public let rawValue: String

    /// Creates a key from Apple's name for it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The date when the items are removed, as a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device, as a Boolean value.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The types of strings.
  public static var typeListString: NSArray { textTypes as NSArray }
  /// The types of URLs.
  public static var typeListURL: NSArray { urlTypes as NSArray }
  /// The types of images.
  public static var typeListImage: NSArray { imageTypes as NSArray }
  /// The types of colors.
  public static var typeListColor: NSArray { colorTypes as NSArray }
  /// The type that selects the most suitable type for a value.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  static let urlTypes = ["public.url"]
  static let imageTypes = ["public.png", "public.jpeg", "public.image"]
  static let colorTypes = ["com.apple.uikit.color"]

  /// The contents of a pasteboard, shared by all objects with its name.
  private final class Contents {
    var items: [PasteboardItem] = []
    var changeCount = 0
    var expiration: DeviceClock.Timer?
    /// The text on the device's pasteboard.
    ///
    /// It's used only for the general pasteboard.
    var deviceText = ""
    /// The pasteboard objects with these contents.
    private var boards: [WeakBoard] = []
    private struct WeakBoard { weak var board: UIPasteboard? }

    /// The objects that still exist.
    var living: [UIPasteboard] { boards.compactMap(\.board) }

    func add(_ board: UIPasteboard) {
      boards.removeAll { $0.board == nil }
      boards.append(WeakBoard(board: board))
    }
  }

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(name: .general, contents: Contents())

  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [Name: Contents] = [:]

  /// The name.
  open private(set) var name: UIPasteboard.Name
  private let contents: Contents

  /// The number of times that the contents have changed.
  open var changeCount: Int { contents.changeCount }

  private init(name: Name, contents: Contents) {
    self.name = name
    self.contents = contents
    super.init()
    Self.lock.withLock { contents.add(self) }
  }

  /// Returns the pasteboard with a name, or `nil` if it doesn't exist and can't be created.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    if pasteboardName == .general {
      self.init(name: .general, contents: Self.shared.contents)
      return
    }
    let contents = Self.lock.withLock {
      if create, Self.named[pasteboardName] == nil { Self.named[pasteboardName] = Contents() }
      return Self.named[pasteboardName]
    }
    guard let contents else { return nil }
    self.init(name: pasteboardName, contents: contents)
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), create: true)!
  }

  /// Removes the pasteboard with a name, unless it's the general one.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    let removed = lock.withLock { named.removeValue(forKey: pasteboardName) }
    guard let removed else { return }
    removed.items = []
    removed.expiration?.invalidate()
    let boards = lock.withLock { removed.living }
    for board in boards.isEmpty ? [UIPasteboard(name: pasteboardName, contents: removed)] : boards {
      NotificationCenter.default.post(name: removedNotification, object: board)
    }
  }

  private func set(_ items: [PasteboardItem]) {
    replace(by: items)
    contents.expiration = items.compactMap(\.expiration).min().map { date in
      DeviceClock.shared.schedule(
        after: max(0, date.timeIntervalSinceNow), interval: nil, kind: .ofApp
      ) { [self] in removeItems(expiringBy: date) }
    }
    if name == .general { tellDevice() }
  }

  private func removeItems(expiringBy date: Date) {
    set(contents.items.filter { $0.expiration.map { $0 > date } ?? true })
  }

  /// Sends the device the first string as soon as it's available, unless the contents change in the
  /// meantime.
  private func tellDevice() {
    guard let item = contents.items.first(where: \.hasText) else { return tellDevice("") }
    let change = changeCount
    item.loadText { [self] text in
      MainQueue.run { if self.changeCount == change { self.tellDevice(text ?? "") } }
    }
  }

  private func tellDevice(_ text: String) {
    MainQueue.run {
      self.contents.deviceText = text
      DeviceLink.shared.send(.pasteboard(text))
    }
  }

  /// Updates the contents after another app has changed the device's pasteboard.
  func deviceDidChange(to text: String?) {
    guard text ?? "" != contents.deviceText else { return }
    contents.deviceText = text ?? ""
    replace(by: text.map { [PasteboardItem(of: $0)] } ?? [])
  }

  private func replace(by items: [PasteboardItem]) {
    contents.expiration?.invalidate()
    contents.expiration = nil
    let old = Set(contents.items.flatMap(\.types))
    let new = Set(items.flatMap(\.types))
    contents.items = items
    contents.changeCount += 1
    let info = [
      Self.changedTypesAddedUserInfoKey: new.subtracting(old).sorted(),
      Self.changedTypesRemovedUserInfoKey: old.subtracting(new).sorted(),
    ]
    // Observers of one object are also notified of changes made through another.
    for board in Self.lock.withLock({ contents.living }) {
      NotificationCenter.default.post(
        name: Self.changedNotification, object: board, userInfo: info)
    }
  }

  // MARK: Types

  /// Whether the pasteboard persists when the app quits.
  ///
  /// Only the general pasteboard does.
  open var isPersistent: Bool { name == .general }

  /// The types of the first item.
  open var types: [String] { contents.items.first?.types ?? [] }

  /// Returns whether the first item can be read as one of several types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    contents.items.first?.isOne(of: pasteboardTypes) ?? false
  }

  /// Returns the data of the first item if it can be read as a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contents.items.first?.data(of: pasteboardType)
  }

  /// Returns the value of the first item if it can be read as a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contents.items.first?.value(of: pasteboardType)
  }

  /// Replaces the contents with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    items = [[pasteboardType: value]]
  }

  /// Replaces the contents with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The items, each with its values by type.
  open var items: [[String: Any]] {
    get { contents.items.map(\.values) }
    set { set(newValue.map(PasteboardItem.init)) }
  }

  /// Adds items, each with its values by type.
  open func addItems(_ items: [[String: Any]]) {
    set(contents.items + items.map(PasteboardItem.init))
  }

  /// Replaces the contents with items, each with its values by type.
  ///
  /// Other devices never receive them.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let date = options[.expirationDate] as? Date
    set(items.map { PasteboardItem($0).expiring(at: date) })
  }

  // MARK: Items at indexes

  /// Returns the types of the items at specific indexes, or of all items.
  open func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    items(at: itemSet)?.map(\.types)
  }

  /// Returns whether each of the items at specific indexes, or each item, can be read as one of
  /// several types.
  open func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    items(at: itemSet)?.allSatisfy { $0.isOne(of: pasteboardTypes) } ?? false
  }

  /// Returns the indexes of the items that can be read as one of several types.
  open func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found = contents.items.indices.filter { contents.items[$0].isOne(of: pasteboardTypes) }
    return found.isEmpty ? nil : IndexSet(found)
  }

  /// Returns the values of a type for the items at specific indexes, or for all items.
  open func values(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Any]?
  {
    items(at: itemSet)?.compactMap { $0.value(of: pasteboardType) }
  }

  /// Returns the data of a type for the items at specific indexes, or for all items.
  open func data(forPasteboardType pasteboardType: String, inItemSet itemSet: IndexSet?)
    -> [Data]?
  {
    items(at: itemSet)?.compactMap { $0.data(of: pasteboardType) }
  }

  /// Returns the items at specific indexes, or all items.
  ///
  /// The result is `nil` if there are none.
  private func items(at indexes: IndexSet?) -> [PasteboardItem]? {
    let all = contents.items
    let found = indexes.map { $0.filter(all.indices.contains).map { all[$0] } } ?? all
    return found.isEmpty ? nil : found
  }

  /// Returns the strings of the items at specific indexes, or of all items.
  ///
  /// The string of an item without text is empty.
  final func texts(at indexes: IndexSet?) -> [String] {
    items(at: indexes)?.map { $0.text ?? "" } ?? []
  }

  // MARK: Item providers

  /// The providers of the items, which load data on demand.
  open var itemProviders: [NSItemProvider] {
    get { contents.items.map(\.provider) }
    set { set(newValue.map(PasteboardItem.init)) }
  }

  /// Replaces the contents with providers' data, which can expire.
  ///
  /// Other devices never receive it.
  open func setItemProviders(
    _ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?
  ) {
    set(itemProviders.map { PasteboardItem($0).expiring(at: expirationDate) })
  }

  /// Replaces the contents with objects.
  open func setObjects(_ objects: [any NSItemProviderWriting]) {
    setObjects(objects, localOnly: false, expirationDate: nil)
  }

  /// Replaces the contents with objects, which can expire.
  ///
  /// Other devices never receive them.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool, expirationDate: Date?
  ) {
    setItemProviders(
      objects.map { NSItemProvider(object: $0) }, localOnly: localOnly,
      expirationDate: expirationDate)
  }

  // MARK: Items

  /// The number of items on the pasteboard.
  open var numberOfItems: Int { contents.items.count }

  /// The first text.
  open var string: String? {
    get { first(\.text) }
    set { strings = newValue.map { [$0] } }
  }

  /// The strings.
  open var strings: [String]? {
    get { all(\.text) }
    set { put(newValue) }
  }

  /// The first URL.
  open var url: URL? {
    get { first(\.url) }
    set { urls = newValue.map { [$0] } }
  }

  /// The URLs.
  open var urls: [URL]? {
    get { all(\.url) }
    set { put(newValue) }
  }

  /// The first image.
  open var image: UIImage? {
    get { first(\.image) }
    set { images = newValue.map { [$0] } }
  }

  /// The images.
  open var images: [UIImage]? {
    get { all(\.image) }
    set { put(newValue) }
  }

  /// The first color.
  open var color: UIColor? {
    get { first(\.color) }
    set { colors = newValue.map { [$0] } }
  }

  /// The colors.
  open var colors: [UIColor]? {
    get { all(\.color) }
    set { put(newValue) }
  }

  private func first<Value>(_ value: (PasteboardItem) -> Value?) -> Value? {
    for item in contents.items {
      if let value = value(item) { return value }
    }
    return nil
  }

  private func all<Value>(_ value: (PasteboardItem) -> Value?) -> [Value]? {
    let all = contents.items.compactMap(value)
    return all.isEmpty ? nil : all
  }

  private func put(_ values: [Any]?) {
    set((values ?? []).map { PasteboardItem(of: $0) })
  }

  /// Whether the pasteboard contains text.
  open var hasStrings: Bool { contents.items.contains(where: \.hasText) }

  /// Whether the pasteboard contains a URL.
  open var hasURLs: Bool { contents.items.contains(where: \.hasURL) }

  /// Whether the pasteboard contains an image.
  open var hasImages: Bool { contents.items.contains(where: \.hasImage) }

  /// Whether the pasteboard contains a color.
  open var hasColors: Bool { contents.items.contains(where: \.hasColor) }
}
