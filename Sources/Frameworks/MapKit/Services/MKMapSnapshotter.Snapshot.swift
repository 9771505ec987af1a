import Foundation
import UIKit

extension MKMapSnapshotter {
  /// The part of the map and the size of an image.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/options>.
  @preconcurrency @MainActor
  open class Options: NSObject {
    private var rect = MKMapView.firstRegion.mapRect

    /// The size, in points.
    open var size = CGSize(width: 256, height: 256)
    /// The kind of map.
    open var mapType = MKMapType.standard
    /// The traits that determine the colors.
    open var traitCollection = UITraitCollection.current
    /// The points of interest that the map shows, for which there's no data.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether the map shows buildings, for which there's no data.
    open var showsBuildings = true

    /// Creates options for an image of the United States.
    public override init() {
      super.init()
    }

    /// The region.
    open var region: MKCoordinateRegion {
      get { MKCoordinateRegion(rect) }
      set { rect = newValue.mapRect }
    }
    /// The rectangle on the map.
    open var mapRect: MKMapRect {
      get { rect }
      set { rect = newValue }
    }
    /// The place from which the map is seen.
    open var camera: MKMapCamera {
      get { MKMapCamera(viewport) }
      set { rect = newValue.viewport(in: size).visibleRect }
    }

    var viewport: Viewport { Viewport(showing: rect, in: size) }
  }

  /// An image of a map.
  ///
  /// Follows <https://developer.apple.com/documentation/mapkit/mkmapsnapshotter/snapshot>.
  @preconcurrency @MainActor
  open class Snapshot: NSObject {
    private let viewport: Viewport
    /// The image.
    public let image: UIImage
    /// The traits that determine the colors.
    public let traitCollection: UITraitCollection

    init(_ options: Options) {
      let viewport = options.viewport
      self.viewport = viewport
      traitCollection = options.traitCollection
      let ground = MapGround(viewport)
      ground.type = options.mapType
      ground.frame.size = options.size
      image = UIGraphicsImageRenderer(size: options.size).image { _ in
        options.traitCollection.performAsCurrent { ground.draw(ground.bounds) }
      }
    }

    /// Returns the point in the image of a coordinate.
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint {
      viewport.place(of: MKMapPoint(coordinate))
    }
  }
}
