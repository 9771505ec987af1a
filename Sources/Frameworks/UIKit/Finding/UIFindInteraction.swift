import Stubs

/// Lets users find words in a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteraction>.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  /// - Parameter sessionDelegate: Makes the sessions that find text.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  override init() {
    super.init()
  }

  /// Makes the sessions that find text.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view, or removed.
  open func willMove(to view: UIView?) {
    if view == nil { dismissFindNavigator() }
  }

  /// Called after the interaction is added to a view, or removed.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Whether the find panel is shown.
  open var isFindNavigatorVisible: Bool { false }

  /// The current search.
  open private(set) var activeFindSession: UIFindSession?

  /// The text to find when the panel is next shown.
  open var searchText: String?

  /// The replacement text when the panel is next shown.
  open var replacementText: String?

  /// Makes the menu of options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Shows the panel.
  open func presentFindNavigator(showingReplace: Bool) {
    Stub.findNavigator.tell()
    guard let view, activeFindSession == nil,
      let session = delegate?.findInteraction(self, sessionFor: view)
    else { return }
    activeFindSession = session
    delegate?.findInteraction(self, didBegin: session)
    if let searchText { session.performSearch(query: searchText, options: UITextSearchOptions()) }
  }

  /// Dismisses the panel.
  open func dismissFindNavigator() {
    guard let session = activeFindSession else { return }
    activeFindSession = nil
    session.invalidateFoundResults()
    delegate?.findInteraction(self, didEnd: session)
  }

  /// Goes to the next result.
  open func findNext() {
    activeFindSession?.highlightNextResult(in: .forward)
  }

  /// Goes to the previous result.
  open func findPrevious() {
    activeFindSession?.highlightNextResult(in: .backward)
  }

  /// Shows how many places there are.
  open func updateResultCount() {}
}
