import Foundation

extension MKLocalSearch {
  /// The text and the region of a search.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearch/request>.
  @preconcurrency @MainActor
  open class Request: NSObject {
    /// The text.
    open var naturalLanguageQuery: String?
    /// The region.
    open var region = MKCoordinateRegion()
    /// The points of interest among the results.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    /// Creates an empty request.
    public override init() {
      super.init()
    }

    /// Creates a request for a text.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }

    /// Creates a request for a text in a region.
    public convenience init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.init(naturalLanguageQuery: naturalLanguageQuery)
      self.region = region
    }

    /// Creates a request for a suggestion.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init(naturalLanguageQuery: completion.title)
    }
  }

  /// The places that a search has found.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearch/response>.
  @preconcurrency @MainActor
  open class Response: NSObject {
    /// The places.
    open private(set) var mapItems: [MKMapItem] = []
    /// The region that contains them.
    open private(set) var boundingRegion = MKCoordinateRegion()
  }
}
