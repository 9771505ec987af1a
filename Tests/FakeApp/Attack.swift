import DeviceProtocol
import DisplayList
import Foundation

/// The messages with which a hostile app tries to crash the device.
enum Attack: String, CaseIterable {
  case frameThatAnnouncesTooMuch, nestedGroups, nestedStates, infiniteShadow, shadowOfNoNumber
  case infiniteTracking, trackingOfNoNumber, hugeFont, restoreOfTheDevicesState, openGroup
  case tooMuchArea, tooManyDashes, longLine, infiniteFrame
  case elementsThatAnnounceTooMuch, nestedElements, elementOfNoSize
  case threeGigabytesOfImages, decompressionBomb, pixelsOfAllImages, noImage
  case longReport, longURL, urlWithoutScheme, manyOrientations
  case viewInNone, textWithoutEnd, pictureOfNoFrame, placeBeforeTheFile
  case slowFrame, floodOfFrames, floodOfReports
  // These messages reach the limits, but don't exceed them.
  case mostFills, mostGroups, mostShadows, mostBlurs

  enum Weapon {
    case frame(Data)
    case frames(Data, count: Int)
    case images(Data, count: Int)
    case elements(Data)
    case inspection(InspectorReply)
    case message(AppMessage)
    case messages(AppMessage, count: Int)
  }

  private static func node(depth: Int, type: String = "UIView") -> InspectedNode {
    InspectedNode(id: 1, depth: depth, kind: .view, type: type, frame: .zero)
  }

  private static func objectMade(at line: Int) -> InspectedObject {
    var object = InspectedObject(id: 1, type: "UIView")
    object.origin = InspectedPlace(file: "Main.storyboard", line: line)
    return object
  }

  private static let size = CGSize(width: 393, height: 852)
  private static let screen = Shape.rect(CGRect(origin: .zero, size: size))
  /// A placeholder for a number that regular apps never send.
  private static let placeholder: Float = 77.125

  var weapon: Weapon {
    switch self {
    case .frameThatAnnouncesTooMuch:
      .frame(Self.frame([]).prefix(9) + Data([0xff, 0xff, 0xff, 0xff]))
    case .nestedGroups: .frame(Self.nested(.beginGroup(opacity: 0.5, shadow: nil), .endGroup))
    case .nestedStates: .frame(Self.nested(.save, .restore))
    case .infiniteShadow: .frame(Self.frame([Self.shadow], with: .infinity))
    case .shadowOfNoNumber: .frame(Self.frame([Self.shadow], with: .nan))
    case .infiniteTracking: .frame(Self.frame([Self.text], with: .infinity))
    case .trackingOfNoNumber: .frame(Self.frame([Self.text], with: .nan))
    case .hugeFont:
      .frame(Self.frame([Self.text("A", size: Double(Self.placeholder))], with: 1e9))
    case .restoreOfTheDevicesState: .frame(Self.frame([.restore, .restore]))
    case .openGroup: .frame(Self.frame([.beginGroup(opacity: 0.5, shadow: nil)]))
    case .tooMuchArea:
      .frame(Self.frame(Array(repeating: .fill(Self.screen, .color(.white)), count: 100_000)))
    case .tooManyDashes:
      .frame(
        Self.frame([
          .stroke(Self.screen, .black, StrokeStyle(width: 1, dash: [1e-6, 1e-6]))
        ]))
    case .longLine:
      .frame(Self.frame([Self.text, Self.text("", size: 17)], extending: 100_000))
    case .infiniteFrame: .frame(Self.frame([.fill(Self.screen, .color(.white))], with: .infinity))
    case .elementsThatAnnounceTooMuch: .elements(Self.element(announcing: 240_000_000))
    case .nestedElements:
      .elements((0..<200_000).reduce(into: Data()) { data, _ in data += Self.parent })
    case .elementOfNoSize: .elements(Self.spoiltElement)
    case .threeGigabytesOfImages:
      .images(Self.picture(side: 16) + Data(count: 60_000_000), count: 50)
    case .decompressionBomb: .images(Self.picture(side: 20_000), count: 1)
    case .pixelsOfAllImages: .images(Self.picture(side: 8000), count: 1000)
    case .noImage: .images(Data("GIF89a".utf8), count: 1)
    case .longReport:
      .message(
        .report(
          Report(severity: .error, message: String(repeating: "x", count: 1_000_000))))
    case .longURL: .message(.openURL("http://" + String(repeating: "x", count: 100_000)))
    case .urlWithoutScheme: .message(.openURL("no url at all"))
    case .manyOrientations:
      .message(
        .systemAppearance(
          SystemAppearance(
            hasLightStatusBar: false, isStatusBarHidden: false, isHomeIndicatorHidden: false,
            isHomeIndicatorLight: false,
            supportedOrientations: Array(repeating: .portrait, count: 100_000))))
    case .viewInNone: .inspection(.tree([Self.node(depth: 0), Self.node(depth: 2)]))
    case .textWithoutEnd:
      .inspection(.tree([Self.node(depth: 0, type: String(repeating: "x", count: 1_000_000))]))
    case .pictureOfNoFrame: .inspection(.pictures([InspectedPicture(id: 1, frame: Data([1, 2]))]))
    case .placeBeforeTheFile: .inspection(.objects([Self.objectMade(at: -1)]))
    case .mostFills: .frame(Self.frame(Self.repeated(4990, [Self.veil])))
    case .mostGroups:
      .frame(
        Self.frame(
          Self.repeated(2490, [.beginGroup(opacity: 0.5, shadow: nil), Self.veil, .endGroup])))
    case .mostShadows:
      .frame(
        Self.frame(
          Self.repeated(
            400,
            [
              .beginGroup(
                opacity: 1, shadow: Shadow(color: .black, offset: .zero, blur: 1000)), Self.veil,
              .endGroup,
            ])))
    case .mostBlurs:
      .frame(Self.frame(Self.repeated(230, [Self.veil, .backdropBlur(Self.screen, radius: 1000)])))
    case .slowFrame: .frame(Self.frame(Self.slow))
    case .floodOfFrames:
      .frames(Self.frame(Array(repeating: Self.text, count: 1000)), count: 20_000)
    case .floodOfReports:
      .messages(.report(Report(severity: .note, message: "again")), count: 100_000)
    }
  }

  // MARK: - Frames

  private static func frame(_ commands: [DrawingCommand]) -> Data {
    DisplayList(size: size, commands: commands).encoded()
  }

  private static let veil = DrawingCommand.fill(
    screen, .color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.01)))

  private static func repeated(_ count: Int, _ commands: [DrawingCommand]) -> [DrawingCommand] {
    (0..<count).flatMap { _ in commands }
  }

  /// Returns a frame in which a number replaces the placeholder, or the width of the screen if
  /// there's no placeholder.
  private static func frame(_ commands: [DrawingCommand], with number: Float) -> Data {
    var frame = frame(commands)
    func bytes(_ number: Float) -> Data {
      withUnsafeBytes(of: number.bitPattern.littleEndian) { Data($0) }
    }
    let found = frame.range(of: bytes(placeholder)) ?? frame.range(of: bytes(Float(size.width)))
    if let found { frame.replaceSubrange(found, with: bytes(number)) }
    return frame
  }

  /// Returns a frame whose last command, a string, is longer than any encoder would make it.
  private static func frame(_ commands: [DrawingCommand], extending length: Int) -> Data {
    let head = frame(commands.dropLast() + [.save]).dropLast()
    var frame = head + Data([9])
    withUnsafeBytes(of: UInt32(length).littleEndian) { frame.append(contentsOf: $0) }
    return frame + Data(repeating: 0x61, count: length)
  }

  private static func nested(_ begin: DrawingCommand, _ end: DrawingCommand) -> Data {
    frame(Array(repeating: begin, count: 200_000) + Array(repeating: end, count: 200_000))
  }

  private static let shadow = DrawingCommand.shadow(
    screen, Shadow(color: .black, offset: .zero, blur: Double(placeholder)))

  private static let text = text("tracked", size: 17)

  private static func text(_ text: String, size: Double) -> DrawingCommand {
    .text(
      TextRun(
        text: text, font: FontFace(size: size), color: .black, origin: CGPoint(x: 20, y: 100),
        tracking: Double(placeholder)))
  }

  /// Commands that don't exceed any limit of a frame, but take too long to draw.
  private static var slow: [DrawingCommand] {
    let run = text(String(repeating: "WMQ@", count: 10_000), size: 40)
    return Array(repeating: run, count: 90)
  }

  // MARK: - Elements

  private static var parent: Data { element(announcing: 1) }

  private static func element(announcing children: UInt32) -> Data {
    let data = ScreenElement(id: 1, type: "UIView", frame: .zero).encoded()
    return data.dropLast(4) + withUnsafeBytes(of: children.littleEndian) { Data($0) }
  }

  private static var spoiltElement: Data {
    let marked = CGRect(x: 0, y: 0, width: Double(placeholder), height: 0)
    var data = ScreenElement(id: 1, type: "UIView", frame: marked).encoded()
    let bytes = withUnsafeBytes(of: Double(placeholder).bitPattern.littleEndian) { Data($0) }
    guard let found = data.range(of: bytes) else { return data }
    let noNumber = withUnsafeBytes(of: Double.nan.bitPattern.littleEndian) { Data($0) }
    data.replaceSubrange(found, with: noNumber)
    return data
  }

  // MARK: - Images

  /// The header of a square PNG.
  private static func picture(side: UInt32) -> Data {
    var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    file += Data("IHDR".utf8)
    for _ in 0..<2 { withUnsafeBytes(of: side.bigEndian) { file.append(contentsOf: $0) } }
    return file + Data([8, 6, 0, 0, 0])
  }
}
