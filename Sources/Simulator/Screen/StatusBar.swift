import DeviceProtocol
import DisplayList
import Foundation

/// The device's drawing on top of everything: the status bar, the cutout, and the home indicator.
struct StatusBar: Equatable {
  var design: StatusBarDesign
  var model: DeviceModel
  var orientation: DeviceConfiguration.Orientation
  var size: CGSize
  var time: String
  /// Whether the bar shows a phone call, in green.
  var isInCall: Bool
  var isLight: Bool
  var isHidden: Bool
  var isIndicatorLight: Bool
  var isIndicatorHidden: Bool

  /// The drawing commands, in points of the screen in its current orientation.
  var displayList: DisplayList {
    var commands: [DrawingCommand] = []
    let isUpright = !orientation.isLandscape
    if !isHidden, isUpright || model.isPad { commands += bar }
    commands += cutout
    if !model.hasHomeButton, !isIndicatorHidden { commands += indicator }
    return DisplayList(size: size, commands: commands)
  }

  private var color: Color { isLight ? design.lightColor : design.darkColor }

  private var bar: [DrawingCommand] {
    if model.isPad { return padBar }
    if model.cutout == .none { return isInCall ? callBar : smallBar }
    let beside = design.besideCutout
    let middle =
      model.cutout == .island ? beside.islandMiddle : model.statusBarHeight * beside.notchMiddle
    let earWidth = (size.width - cutoutSize.width) / 2
    let left = earWidth / 2 + beside.timeOffset
    let right = size.width - earWidth / 2 - beside.iconsOffset
    let bottom = middle + beside.baseline
    let call = beside.callSize
    var commands = pill(
      CGRect(
        x: left - call.width / 2, y: middle - call.height / 2, width: call.width,
        height: call.height))
    commands += ScreenText.commands(
      time, font: beside.font, color: timeColor, at: CGPoint(x: left, y: bottom),
      alignment: .center)
    commands += signal(x: right - beside.signalOffset, bottom: bottom, scale: 1)
    commands += wifi(x: right - beside.wifiOffset, bottom: bottom, scale: 1)
    commands += battery(x: right + beside.batteryOffset, middle: middle, scale: 1)
    return commands
  }

  private var timeColor: Color { isInCall ? design.call.textColor : color }

  /// Returns the background of the time during a call.
  private func pill(_ rect: CGRect) -> [DrawingCommand] {
    guard isInCall, !time.isEmpty else { return [] }
    return [.fill(.roundedRect(rect, CornerRadii(rect.height / 2)), .color(design.call.color))]
  }

  /// The status bar at double height, as during a phone call on a device without a cutout.
  private var callBar: [DrawingCommand] {
    let bar = CGRect(x: 0, y: 0, width: size.width, height: model.statusBarHeight * 2)
    var light = self
    light.isInCall = false
    light.isLight = true
    let call = design.call
    return [.fill(.rect(bar), .color(call.color))] + light.smallBar
      + ScreenText.commands(
        "Touch to return to call", font: call.font, color: call.textColor,
        at: CGPoint(x: size.width / 2, y: call.baseline), alignment: .center)
  }

  private var smallBar: [DrawingCommand] {
    let phone = design.phone
    var commands = ScreenText.commands(
      time, font: phone.font, color: color, at: CGPoint(x: size.width / 2, y: phone.baseline),
      alignment: .center)
    commands += signal(x: phone.signalX, bottom: phone.baseline, scale: phone.iconScale)
    commands += wifi(x: phone.wifiX, bottom: phone.baseline, scale: phone.iconScale)
    commands += battery(
      x: size.width - phone.batteryInset, middle: phone.batteryMiddle, scale: phone.batteryScale)
    return commands
  }

  private var padBar: [DrawingCommand] {
    let pad = design.pad
    var commands = pill(pad.callFrame)
    commands += ScreenText.commands(
      time, font: pad.font, color: timeColor, at: CGPoint(x: pad.timeX, y: pad.baseline),
      alignment: .left)
    commands += ScreenText.commands(
      "100%", font: pad.font, color: color,
      at: CGPoint(x: size.width - pad.chargeInset, y: pad.baseline), alignment: .right)
    commands += wifi(x: size.width - pad.wifiInset, bottom: pad.baseline, scale: pad.wifiScale)
    commands += battery(
      x: size.width - pad.batteryInset, middle: pad.batteryMiddle, scale: pad.batteryScale)
    return commands
  }

  private func signal(x: Double, bottom: Double, scale: Double) -> [DrawingCommand] {
    let signal = design.signal
    return (0..<signal.count).map { index in
      let height = (signal.shortest + Double(index) * signal.step) * scale
      let rect = CGRect(
        x: x + Double(index) * signal.pitch * scale, y: bottom - height,
        width: signal.width * scale, height: height)
      return .fill(
        .roundedRect(rect, CornerRadii(signal.cornerRadius * scale)), .color(color))
    }
  }

  private func wifi(x: Double, bottom: Double, scale: Double) -> [DrawingCommand] {
    let wifi = design.wifi
    let center = CGPoint(x: x + wifi.middle * scale, y: bottom)
    let style = StrokeStyle(width: wifi.lineWidth * scale, cap: .butt)
    var commands: [DrawingCommand] = wifi.radii.map { radius in
      .stroke(Self.arc(center: center, radius: radius * scale), color, style)
    }
    let reach = wifi.wedgeRadius * scale
    let (side, top) = (reach * wifi.wedgeWidth, center.y - reach * wifi.wedgeHeight)
    commands.append(
      .fill(
        .path(
          Path(elements: [
            .move(center), .line(CGPoint(x: center.x - side, y: top)),
            .quadratic(
              control: CGPoint(x: center.x, y: center.y - reach * wifi.wedgeControl),
              to: CGPoint(x: center.x + side, y: top)),
            .close,
          ])), .color(color)))
    return commands
  }

  /// Returns a 90-degree arc whose center is above a point.
  private static func arc(center: CGPoint, radius: Double) -> Shape {
    let reach = radius * 0.5.squareRoot()
    let start = CGPoint(x: center.x - reach, y: center.y - reach)
    let end = CGPoint(x: center.x + reach, y: center.y - reach)
    let handle = radius * 0.5523 * 0.5.squareRoot()
    return .path(
      Path(elements: [
        .move(start),
        .cubic(
          control1: CGPoint(x: start.x + handle, y: start.y - handle),
          control2: CGPoint(x: end.x - handle, y: end.y - handle), to: end),
      ]))
  }

  private func battery(x: Double, middle: Double, scale: Double) -> [DrawingCommand] {
    let battery = design.battery
    let body = CGRect(
      x: x, y: middle - battery.size.height / 2 * scale, width: battery.size.width * scale,
      height: battery.size.height * scale)
    var outline = color
    outline.alpha = battery.outlineOpacity
    let nub = CGRect(
      x: body.maxX + battery.nubGap * scale, y: middle - battery.nubSize.height / 2 * scale,
      width: battery.nubSize.width * scale, height: battery.nubSize.height * scale)
    let inset = battery.inset * scale
    return [
      .stroke(
        .roundedRect(body, CornerRadii(battery.cornerRadius * scale)), outline,
        StrokeStyle(width: battery.lineWidth * scale)),
      .fill(
        .roundedRect(
          body.insetBy(dx: inset, dy: inset), CornerRadii(battery.chargeRadius * scale)),
        .color(color)),
      .fill(.roundedRect(nub, CornerRadii(battery.nubRadius * scale)), .color(outline)),
    ]
  }

  private var cutoutSize: CGSize {
    switch model.cutout {
    case .none: .zero
    case .notch: design.cutouts.notchSize
    case .island: design.cutouts.islandSize
    }
  }

  private var cutoutInset: Double {
    guard model.cutout == .island else { return 0 }
    return (model.portraitSafeArea.top - design.cutouts.islandSafeArea) / 2
      + design.cutouts.islandInset
  }

  private var cutout: [DrawingCommand] {
    guard model.cutout != .none else { return [] }
    let across = cutoutSize.width
    let along = cutoutSize.height
    let inset = cutoutInset
    let rect: CGRect
    switch orientation {
    case .portrait:
      rect = CGRect(x: (size.width - across) / 2, y: inset, width: across, height: along)
    case .portraitUpsideDown:
      rect = CGRect(
        x: (size.width - across) / 2, y: size.height - inset - along, width: across,
        height: along)
    case .landscapeRight:
      rect = CGRect(x: inset, y: (size.height - across) / 2, width: along, height: across)
    case .landscapeLeft:
      rect = CGRect(
        x: size.width - inset - along, y: (size.height - across) / 2, width: along,
        height: across)
    }
    if model.cutout == .island {
      return [.fill(.roundedRect(rect, CornerRadii(along / 2)), .color(.black))]
    }
    let radius = design.cutouts.notchRadius
    let radii: CornerRadii =
      switch orientation {
      case .portrait: .init(topLeft: 0, topRight: 0, bottomRight: radius, bottomLeft: radius)
      case .portraitUpsideDown:
        .init(topLeft: radius, topRight: radius, bottomRight: 0, bottomLeft: 0)
      case .landscapeRight: .init(topLeft: 0, topRight: radius, bottomRight: radius, bottomLeft: 0)
      case .landscapeLeft: .init(topLeft: radius, topRight: 0, bottomRight: 0, bottomLeft: radius)
      }
    return [.fill(.roundedRect(rect, radii), .color(.black))]
  }

  private var indicator: [DrawingCommand] {
    let indicator = design.indicator
    let isWide = size.width > size.height || model.isPad
    let width = size.width * (isWide ? indicator.wideWidth : indicator.width)
    let rect = CGRect(
      x: (size.width - width) / 2, y: size.height - indicator.inset, width: width,
      height: indicator.height)
    let color = isIndicatorLight ? design.lightColor : design.darkColor
    return [.fill(.roundedRect(rect, CornerRadii(indicator.cornerRadius)), .color(color))]
  }
}
