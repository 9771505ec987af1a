import Foundation

/// The methods that receive suggested searches.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate>.
@preconcurrency @MainActor
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Called when there are suggestions, which never happens because there's no data.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Called when there can't be any suggestions.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Does nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Does nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}
