/// The methods that respond to events in a search field other than editing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uisearchtextfielddelegate>.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Called when the user chooses a suggestion.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
