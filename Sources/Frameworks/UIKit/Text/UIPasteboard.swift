import AppRuntime
import DeviceProtocol
import Stubs

/// A place for what people copy; the general pasteboard is the device's own and holds text only.
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

  /// A key of an option of items.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uipasteboard/optionskey>.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the key.
    public let rawValue: String

    /// Creates a key from Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The date on which the items are removed, a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device, a Boolean value.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The types of texts.
  public static var typeListString: NSArray { textTypes as NSArray }
  /// The types of URLs.
  public static var typeListURL: NSArray { urlTypes as NSArray }
  /// The types of images.
  public static var typeListImage: NSArray { imageTypes as NSArray }
  /// The types of colors.
  public static var typeListColor: NSArray { colorTypes as NSArray }
  /// The type that stands for the one that suits a value.
  public static let typeAutomatic = "com.apple.uikit.type-automatic"

  static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  static let urlTypes = ["public.url"]
  static let imageTypes = ["public.png", "public.jpeg", "public.image"]
  static let colorTypes = ["com.apple.uikit.color"]

  /// The pasteboard that all apps share.
  open class var general: UIPasteboard { shared }
  private static let shared = UIPasteboard(name: .general)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [Name: UIPasteboard] = [:]

  /// The name.
  open private(set) var name: UIPasteboard.Name
  private(set) var content: [PasteboardItem] = []

  /// The number of times that the contents have changed.
  open private(set) var changeCount = 0

  private init(name: Name) {
    self.name = name
    super.init()
  }

  /// Creates the pasteboard with a name; `nil` if there is none and none may be created.
  public convenience init?(name pasteboardName: UIPasteboard.Name, create: Bool) {
    let known = Self.lock.withLock { Self.named[pasteboardName] }
    guard known != nil || create else { return nil }
    self.init(name: pasteboardName)
    content = known?.content ?? []
    Self.lock.withLock { Self.named[pasteboardName] = self }
  }

  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    UIPasteboard(name: Name(UUID().uuidString), create: true)!
  }

  /// Removes the pasteboard with a name.
  open class func remove(withName pasteboardName: UIPasteboard.Name) {
    let removed = lock.withLock { named.removeValue(forKey: pasteboardName) }
    guard let removed else { return }
    removed.content = []
    NotificationCenter.default.post(name: removedNotification, object: removed)
  }

  func set(_ items: [PasteboardItem]) {
    content = items
    changeCount += 1
    if self === UIPasteboard.general {
      let text = items.compactMap(\.text).first
      MainQueue.run { DeviceLink.shared.send(.pasteboard(text ?? "")) }
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// Takes over what another app put on the device's pasteboard.
  func deviceDidChange(to text: String?) {
    guard text != string else { return }
    content = text.map { [.string($0)] } ?? []
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  // MARK: Types

  /// Whether the pasteboard outlives the app, as only the general one does.
  open var isPersistent: Bool { self === UIPasteboard.general }

  /// The types of the first item.
  open var types: [String] { content.first.map { Array($0.types.prefix(1)) } ?? [] }

  /// Returns whether the first item can be read as one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    content.first?.types.contains { pasteboardTypes.contains($0) } ?? false
  }

  /// Returns the bytes of the first item if it can be read as a type.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    contains(pasteboardTypes: [pasteboardType]) ? content.first?.data : nil
  }

  /// Returns the value of the first item if it can be read as a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? {
    contains(pasteboardTypes: [pasteboardType]) ? content.first?.value : nil
  }

  /// Replaces the contents by a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set([PasteboardItem(value, type: pasteboardType)])
  }

  /// Replaces the contents by bytes of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }

  /// The items, each with its values by type.
  open var items: [[String: Any]] {
    get { content.map { [$0.types[0]: $0.value] } }
    set { set(Self.content(of: newValue)) }
  }

  /// Adds items, each with its values by type.
  open func addItems(_ items: [[String: Any]]) {
    set(content + Self.content(of: items))
  }

  /// Replaces the contents by items, each with its values by type.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    for key in options.keys { Stub.pasteboardOptions.tell(about: key.rawValue) }
    self.items = items
  }

  /// The items that can be read: of the values of an item, the first one whose type is known, or else any.
  private static func content(of items: [[String: Any]]) -> [PasteboardItem] {
    items.compactMap { values in
      let made = values.sorted { $0.key < $1.key }.map { PasteboardItem($0.value, type: $0.key) }
      return made.first { if case .other = $0 { false } else { true } } ?? made.first
    }
  }

  // MARK: Items

  /// The number of items on the pasteboard.
  open var numberOfItems: Int { content.count }

  /// The first text.
  open var string: String? {
    get { content.lazy.compactMap(\.text).first }
    set { set(newValue.map { [.string($0)] } ?? []) }
  }

  /// The texts.
  open var strings: [String]? {
    get {
      let strings = content.compactMap(\.text)
      return strings.isEmpty ? nil : strings
    }
    set { set((newValue ?? []).map { .string($0) }) }
  }

  /// The first URL.
  open var url: URL? {
    get { urls?.first }
    set { set(newValue.map { [.url($0)] } ?? []) }
  }

  /// The URLs.
  open var urls: [URL]? {
    get {
      let urls = content.compactMap { item -> URL? in
        switch item {
        case .url(let url): url
        case .string(let string): URL(string: string).flatMap { $0.scheme == nil ? nil : $0 }
        default: nil
        }
      }
      return urls.isEmpty ? nil : urls
    }
    set { set((newValue ?? []).map { .url($0) }) }
  }

  /// The first image.
  open var image: UIImage? {
    get { images?.first }
    set { set(newValue.map { [.image($0)] } ?? []) }
  }

  /// The images.
  open var images: [UIImage]? {
    get {
      let images = content.compactMap { item -> UIImage? in
        if case .image(let image) = item { image } else { nil }
      }
      return images.isEmpty ? nil : images
    }
    set { set((newValue ?? []).map { .image($0) }) }
  }

  /// The first color.
  open var color: UIColor? {
    get { colors?.first }
    set { set(newValue.map { [.color($0)] } ?? []) }
  }

  /// The colors.
  open var colors: [UIColor]? {
    get {
      let colors = content.compactMap { item -> UIColor? in
        if case .color(let color) = item { color } else { nil }
      }
      return colors.isEmpty ? nil : colors
    }
    set { set((newValue ?? []).map { .color($0) }) }
  }

  /// Whether the pasteboard holds a text.
  open var hasStrings: Bool { string != nil }

  /// Whether the pasteboard holds a URL.
  open var hasURLs: Bool { urls != nil }

  /// Whether the pasteboard holds an image.
  open var hasImages: Bool { images != nil }

  /// Whether the pasteboard holds a color.
  open var hasColors: Bool { colors != nil }
}
