import AppRuntime
import DeviceProtocol

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

  /// The pasteboard that all apps share.
  public static let general = UIPasteboard(name: .general)

  private static let lock = NSLock()
  nonisolated(unsafe) private static var named: [Name: UIPasteboard] = [:]

  private enum Item {
    case string(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)

    var text: String? {
      switch self {
      case .string(let string): string
      case .url(let url): url.absoluteString
      default: nil
      }
    }
  }

  /// The name.
  public let name: UIPasteboard.Name
  private var content: [Item] = []

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
    lock.withLock { _ = named.removeValue(forKey: pasteboardName) }
  }

  private func set(_ items: [Item]) {
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
