import DeviceProtocol
import DisplayList
import Foundation
import Simulator

/// An image of a device around its screen.
///
/// Its size is that of the device at the start of the recording.
struct DeviceBody {
  private static let black = Color(red: 0.02, green: 0.02, blue: 0.024)
  private static let metal = Color(red: 0.46, green: 0.475, blue: 0.52)
  private static let edge = Color(red: 0.21, green: 0.215, blue: 0.24)

  let model: DeviceModel
  /// The color around the device.
  let background: Color
  /// The size of the device including its frame, in points.
  let size: CGSize

  init(model: DeviceModel, orientation: DeviceConfiguration.Orientation, background: Color) {
    self.model = model
    self.background = background
    size = Self.size(of: model, isLandscape: orientation.isLandscape)
  }

  private static func size(of model: DeviceModel, isLandscape: Bool) -> CGSize {
    let across = model.size.width + 2 * (model.body.bezel + model.body.rim)
    let along = model.size.height + 2 * (model.body.forehead + model.body.rim)
    return CGSize(width: isLandscape ? along : across, height: isLandscape ? across : along)
  }

  /// Returns a frame of the movie with the screen in the device.
  ///
  /// If the device has been rotated, the screen is scaled down.
  func frame(around screen: DisplayList) -> DisplayList {
    let isLandscape = screen.size.width > screen.size.height
    let outer = Self.size(of: model, isLandscape: isLandscape)
    let scale = min(1, size.width / outer.width, size.height / outer.height)
    let origin = CGPoint(
      x: (size.width - outer.width * scale) / 2, y: (size.height - outer.height * scale) / 2)
    let all = CGRect(origin: .zero, size: size)
    var commands: [DrawingCommand] = [
      .fill(.rect(all), .color(background)),
      .concatenate(Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)),
    ]
    commands += edge(outer) + homeButton(outer, isLandscape: isLandscape)
    let body = model.body
    let place = CGPoint(
      x: body.rim + (isLandscape ? body.forehead : body.bezel),
      y: body.rim + (isLandscape ? body.bezel : body.forehead))
    commands += [
      .concatenate(Transform(translationX: place.x, y: place.y)),
      .clip(
        .roundedRect(CGRect(origin: .zero, size: screen.size), CornerRadii(model.cornerRadius))),
    ]
    return DisplayList(size: size, commands: commands + screen.commands)
  }

  private func edge(_ size: CGSize) -> [DrawingCommand] {
    let rim = model.body.rim
    func ring(_ inset: Double, _ color: Color) -> DrawingCommand {
      let radius = model.body.cornerRadius + rim - inset
      return .fill(
        .roundedRect(
          CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset), CornerRadii(radius)),
        .color(color))
    }
    return [ring(0, Self.metal), ring(rim - 1.5, Self.edge), ring(rim, Self.black)]
  }

  private func homeButton(_ size: CGSize, isLandscape: Bool) -> [DrawingCommand] {
    let diameter = model.body.homeButton
    guard diameter > 0 else { return [] }
    let distance = model.body.rim + model.body.forehead / 2
    let center =
      isLandscape
      ? CGPoint(x: size.width - distance, y: size.height / 2)
      : CGPoint(x: size.width / 2, y: size.height - distance)
    let circle = CGRect(
      x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)
    return [.stroke(.ellipse(circle), Self.edge, StrokeStyle(width: 2))]
  }
}
