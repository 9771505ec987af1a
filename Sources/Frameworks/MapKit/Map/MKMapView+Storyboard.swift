import Foundation
import ObjectiveC
import UIKit

extension MKMapView {
  /// Sets the properties that a storyboard's element has.
  func decode(_ coder: StoryboardCoder) {
    if let name = coder.elementName(ofChild: "preferredConfiguration") {
      preferredConfiguration = MKMapConfiguration.named(name)
    }
    if let type = coder.string("mapType").flatMap({ MKMapType.spellings[$0] }) { mapType = type }
    isZoomEnabled = coder.bool("zoomEnabled") ?? true
    isScrollEnabled = coder.bool("scrollEnabled") ?? true
    isRotateEnabled = coder.bool("rotateEnabled") ?? true
    isPitchEnabled = coder.bool("pitchEnabled") ?? true
    showsBuildings = coder.bool("showsBuildings") ?? true
    showsCompass = coder.bool("showsCompass") ?? true
    showsScale = coder.bool("showsScale") ?? false
    showsTraffic = coder.bool("showsTraffic") ?? false
    if coder.bool("showsPointsOfInterest") == false { pointOfInterestFilter = .excludingAll }
    showsUserLocation = coder.bool("showsUserLocation") ?? false
  }
}

extension MKMapView: AddedMembers {
  package static var addedMembers: [ObjCMember] {
    [
      .key("delegate", \MKMapView.delegate),
      .key("showsUserLocation", \MKMapView.showsUserLocation),
      .key("zoomEnabled", \MKMapView.isZoomEnabled),
      .key("scrollEnabled", \MKMapView.isScrollEnabled),
      .key("rotateEnabled", \MKMapView.isRotateEnabled),
      .key("pitchEnabled", \MKMapView.isPitchEnabled),
      .key("showsScale", \MKMapView.showsScale),
      .key("showsCompass", \MKMapView.showsCompass),
      .key("showsTraffic", \MKMapView.showsTraffic),
      .key("showsBuildings", \MKMapView.showsBuildings),
    ]
  }
}
