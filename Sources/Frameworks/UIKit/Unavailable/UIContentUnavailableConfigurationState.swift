/// The state of unavailable content.
///
/// Follows
/// <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text that a search controller searches for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state with the specified traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// Returns or sets a custom state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

extension UIContentUnavailableConfigurationState: Hashable {
  /// The parts that determine equality.
  private var parts: [AnyHashable?] { [traitCollection, searchText, custom] }

  /// Returns whether two states are the same.
  public nonisolated static func == (
    lhs: UIContentUnavailableConfigurationState, rhs: UIContentUnavailableConfigurationState
  ) -> Bool {
    MainActor.assumeIsolated { lhs.parts == rhs.parts }
  }

  /// Hashes the parts of the state.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(MainActor.assumeIsolated { parts.hashValue })
  }
}
