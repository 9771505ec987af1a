import Foundation

/// A data source that names its elements, so that those chosen are found again after the data has
/// changed.
///
/// Follows <https://developer.apple.com/documentation/uikit/uidatasourcemodelassociation>.
@preconcurrency @MainActor
public protocol UIDataSourceModelAssociation {
  /// Returns the name of the element at a place.
  func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String?
  /// Returns the place of the element with a name.
  func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath?
}
