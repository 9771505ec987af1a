import Foundation
import Stubs

/// Suggests searches, for which there's no data.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter>.
@preconcurrency @MainActor
open class MKLocalSearchCompleter: NSObject {
  /// A kind of suggestions.
  public struct ResultType: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates a set of kinds.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Addresses.
    public static let address = ResultType(rawValue: 1)
    /// Points of interest.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Searches.
    public static let query = ResultType(rawValue: 4)
  }

  private let request = PendingRequest()

  /// The object that receives suggestions.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// The region of the suggestions.
  open var region = MKCoordinateRegion()
  /// The kinds of the suggestions.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// The points of interest among the suggestions.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// The suggestions.
  open private(set) var results: [MKLocalSearchCompletion] = []

  /// Creates an object that suggests searches.
  public override init() {
    super.init()
  }

  /// The text that the user has typed.
  open var queryFragment = "" {
    didSet { if queryFragment.isEmpty { cancel() } else { search() } }
  }

  /// Whether a request for suggestions is in progress.
  open var isSearching: Bool { request.isActive }

  private func search() {
    Stub.mapSearchCompletions.report()
    request.start { [weak self] error in
      guard let self else { return }
      delegate?.completer(self, didFailWithError: error)
    }
  }

  /// Cancels the request for suggestions.
  open func cancel() {
    request.cancel()
  }
}
