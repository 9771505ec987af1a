import AppRuntime

/// An object that contains a nib and creates its objects.
///
/// Follows <https://developer.apple.com/documentation/uikit/uinib>.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// The keys of the options for instantiating a nib.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A dictionary of the objects that the nib's placeholders represent, by the placeholders'
    /// identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let file: StoryboardFile

  /// Reads the nib with a name from a bundle, by default the app's main bundle.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    do {
      guard let file = try StoryboardFile.find(name, extension: "xib", in: bundle) else {
        UncaughtException.stop(
          "Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'",
          exception: "NSInternalInconsistencyException")
      }
      self.file = file
    } catch {
      UncaughtException.stop(
        error.message, exception: "NSInternalInconsistencyException", file: error.file,
        line: error.line)
    }
    super.init()
  }

  /// Reads a nib from its data.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      file = StoryboardFile(
        name: "a nib's data", root: try StoryboardReader.read(data, file: "a nib's data"),
        bundle: bundleOrNil ?? .main)
      file.adapt(to: UIScreen.main.traitCollection)
    } catch {
      UncaughtException.stop(
        error.message, exception: "NSInvalidArgumentException", file: error.file, line: error.line)
    }
    super.init()
  }

  /// Creates the nib's objects.
  /// - Returns: The top-level objects, in order.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    let scene = StoryboardScene(file: file, storyboard: nil)
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return scene.loadNib(
      owner: ownerOrNil.map { $0 as AnyObject }, external: external.mapValues { $0 as AnyObject })
  }
}

extension Bundle {
  /// Creates the objects of a nib in the bundle.
  ///
  /// Follows
  /// <https://developer.apple.com/documentation/foundation/bundle/loadnibnamed(_:owner:options:)>.
  @preconcurrency @MainActor
  @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
