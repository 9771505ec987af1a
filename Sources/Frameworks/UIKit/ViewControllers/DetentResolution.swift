import Foundation

final class DetentResolution: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let maximumDetentValue: CGFloat

  init(maximumDetentValue: CGFloat) {
    self.maximumDetentValue = maximumDetentValue
    super.init()
  }

  var containerTraitCollection: UITraitCollection { UITraitCollection.deviceTraits }
}
