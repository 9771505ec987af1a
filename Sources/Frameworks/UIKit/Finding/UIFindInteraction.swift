import Stubs

/// An interaction that lets users find text in a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uifindinteraction>.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  /// - Parameter sessionDelegate: The object that creates the sessions for finding text.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
  }

  override init() {
    super.init()
  }

  /// The object that creates the sessions for finding text.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?

  /// The view that has the interaction.
  open private(set) weak var view: UIView?

  /// Called before the interaction is added to a view or removed from it.
  open func willMove(to view: UIView?) {
    if view == nil { dismissFindNavigator() }
  }

  /// Called after the interaction is added to a view or removed from it.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Whether the find panel is shown.
  open var isFindNavigatorVisible: Bool { false }

  /// The current search.
  open private(set) var activeFindSession: UIFindSession?

  /// The text to find the next time the panel is shown.
  open var searchText: String?

  /// The replacement text the next time the panel is shown.
  open var replacementText: String?

  /// A closure that creates the menu of options.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Shows the panel.
  open func presentFindNavigator(showingReplace: Bool) {
    Stub.findNavigator.report()
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

  /// Updates the number of results.
  open func updateResultCount() {}
}
