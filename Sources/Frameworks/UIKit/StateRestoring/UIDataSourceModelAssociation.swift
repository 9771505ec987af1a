import Foundation

/// A data source that identifies its elements, so that the selected ones can be found again after
/// the data has changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the identifier of the element at an index path.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the index path of the element with an identifier.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
