import Foundation
import TestSupport
import Testing

/// The error messages for infinite and NaN numbers, and for views that contain themselves.
///
/// They contain the location, as the exceptions on iOS do.
struct BadNumberTests {
  private static let storyboard = "HelloEnrique/Base.lproj/Main.storyboard"

  private func play(_ steps: String, on project: String, in folder: URL) throws -> String {
    let flow = folder.appendingPathComponent("flow.yaml")
    try steps.write(to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run(
      "play", flow.path, project, "--screenshots", folder.appendingPathComponent("shots").path)
    #expect(outcome.code == 1)
    return outcome.output + outcome.errors
  }

  @Test(arguments: [
    ("Frame", "CALayer position contains NaN: [nan 160]", "UIView \"box\""),
    ("Bounds", "CALayer bounds contains NaN: [0 0; 100 nan]", "UIView \"box\""),
    ("Offset", "CALayer bounds contains NaN: [0 nan; 80 80]", "UIScrollView \"inner\""),
    ("Constant", "NSLayoutConstraint constant is not finite!", "UIView \"box\".width = inf"),
    ("Multiplier", "NSLayoutConstraint multiplier is not finite!", "UIView \"box\".width"),
    ("Cycle", "is a part of cycle in its layer tree", "layer UIView \"box\""),
  ])
  func inCodeIsTold(button: String, reason: String, place: String) throws {
    let folder = try TemporaryFolder()
    let project = Command.repository.appendingPathComponent("Tests/Projects/BadNumbers").path
    let told = try play(
      "- launchApp\n- tapOn: \(button)\n- assertVisible: anything", on: project, in: folder.url)
    #expect(told.contains("Terminating app due to uncaught exception"), "\(told)")
    #expect(told.contains(reason) && told.contains(place), "\(told)")
    #expect(told.contains("NumbersViewController.swift:"), "\(told)")
  }

  @Test func theLineIsToldWhereTheCompilerAddsTheCall() throws {
    let project = try SpoiltProject("Tests/Projects/BadNumbers")
    let file = "BadNumbers/NumbersViewController.swift"
    let line = "view.frame.origin.x = .nan"
    try project.replace(
      "state.text = \"ready\"", with: "state.text = \"ready\"\n    \(line)", in: file)
    let told = try play("- launchApp", on: project.path, in: project.folder)
    let place = "\(project.url(file).path):\(try project.line(of: line, in: file)):"
    #expect(told.contains("crashed at \(place) Fatal error"), "\(told)")
    #expect(told.contains("CALayerInvalidGeometry") && !told.contains("Images ("), "\(told)")
  }

  @Test(arguments: [
    ("constant=\"48\" id=\"btn-c1-001\"", "constant=\"nan\" id=\"btn-c1-001\""),
    ("constant=\"48\" id=\"btn-c1-001\"", "constant=\"inf\" id=\"btn-c1-001\""),
    ("constant=\"48\" id=\"btn-c1-001\"", "constant=\"wide\" id=\"btn-c1-001\""),
    ("constant=\"48\" id=\"btn-c1-001\"", "constant=\"48\" priority=\"nan\" id=\"btn-c1-001\""),
  ])
  func inAStoryboardNamesItsLine(old: String, new: String) throws {
    let project = try SpoiltProject()
    try project.replace(old, with: new, in: Self.storyboard)
    let line = try project.line(of: "btn-c1-001", in: Self.storyboard)
    let told = try play("- launchApp", on: project.path, in: project.folder)
    #expect(told.contains("Main.storyboard:\(line): "), "\(told)")
    #expect(told.contains("is not finite!") && told.contains("<constraint id=\"btn-c1-001\">"))
  }

  @Test func aPlaceOfNoNumberIsLeftOut() throws {
    let project = try SpoiltProject()
    try project.replace(
      "<rect key=\"frame\" x=\"20\" y=\"192\"", with: "<rect key=\"frame\" x=\"inf\" y=\"192\"",
      in: Self.storyboard)
    let flow = project.url("flow.yaml")
    try "- launchApp\n- assertVisible: Change Text".write(
      to: flow, atomically: true, encoding: .utf8)
    let outcome = try Command.run("play", flow.path, project.path)
    #expect(outcome.code == 0, "\(outcome.output)")
  }

  private static let measures = [
    ("x=\"20\" y=\"192\"", "x=\"nan\" y=\"192\"", "x=\"nan\" of <rect> in <textField", "finite"),
    ("pointSize=\"34\"", "pointSize=\"1e9\"", "pointSize=\"1e9\" of <fontDescription>", "4,096"),
    ("constant=\"44\"", "constant=\"1e300\"", "constant=\"1e300\" of <constraint", "1,000,000"),
    (
      "constant=\"420\"", "multiplier=\"1e9:1\" constant=\"420\"",
      "multiplier=\"1e9:1\" of <constraint id=\"fLd-c1-002\">", "1,000,000"
    ),
    (
      "y=\"316\" width=\"361\"", "y=\"316\" width=\"-1e12\"",
      "width=\"-1e12\" of <rect> in <button",
      "1,000,000"
    ),
    (
      "<color key=\"backgroundColor\" name=\"PalettePrimary\"/>",
      "<color key=\"backgroundColor\" red=\"inf\" green=\"0\" blue=\"0\" alpha=\"1\"/>",
      "red=\"inf\" of <color> in <view", "finite"
    ),
  ]

  @Test func measuresThatAreAbsurdAreToldAndLeftOut() throws {
    let project = try SpoiltProject()
    for (old, new, _, _) in Self.measures {
      try project.replace(old, with: new, in: Self.storyboard)
    }
    let outcome = try Command.run(
      "screenshot", project.path, "-o", project.folder.appendingPathComponent("a.png").path)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let lines = outcome.errors.split(separator: "\n")
    for (_, new, message, reason) in Self.measures {
      let line = try project.line(of: new, in: Self.storyboard)
      let told = lines.first { $0.contains(message) }
      #expect(told?.contains("Main.storyboard:\(line)") == true, "\(message): \(outcome.errors)")
      #expect(told?.contains(reason) == true && told?.contains("it's ignored") == true)
    }
  }

  @Test func aPriorityBeyondAllIsNamed() throws {
    let project = try SpoiltProject()
    try project.replace(
      "constant=\"48\" id=\"btn-c1-001\"",
      with: "constant=\"48\" priority=\"2000\" id=\"btn-c1-001\"", in: Self.storyboard)
    let line = try project.line(of: "btn-c1-001", in: Self.storyboard)
    let told = try play("- launchApp", on: project.path, in: project.folder)
    #expect(told.contains("Main.storyboard:\(line): "), "\(told)")
    #expect(told.contains("It's illegal to set priority:2000.0 of <constraint id=\"btn-c1-001\">"))
  }

  @Test func aSceneThatEmbedsItselfIsNamed() throws {
    let project = try SpoiltProject()
    try project.replace(
      "<subviews>",
      with: """
        <subviews><containerView id="box-in-box"><rect key="frame" x="0" y="0" width="9" height="9"/>\
        <connections><segue destination="BYZ-38-t0r" kind="embed" id="emb-ed-001"/></connections>\
        </containerView>
        """, in: Self.storyboard)
    let line = try project.line(of: "emb-ed-001", in: Self.storyboard)
    let told = try play("- launchApp", on: project.path, in: project.folder)
    #expect(told.contains("Main.storyboard:\(line): "), "\(told)")
    #expect(
      told.contains("<viewController id=\"BYZ-38-t0r\"> of Main.storyboard contains itself"))
  }

  @Test func aNavigationControllerWithoutEndIsNamed() throws {
    let project = try SpoiltProject()
    try project.replace(
      "<scenes>",
      with: """
        <scenes><scene sceneID="nav-sc-001"><objects>\
        <navigationController id="nav-co-001" sceneMemberID="viewController"><connections>\
        <segue destination="nav-co-001" kind="relationship" relationship="rootViewController" id="rel-at-001"/>\
        </connections></navigationController></objects></scene>
        """, in: Self.storyboard)
    try project.replace(
      "initialViewController=\"BYZ-38-t0r\"", with: "initialViewController=\"nav-co-001\"",
      in: Self.storyboard)
    let line = try project.line(of: "rel-at-001", in: Self.storyboard)
    let told = try play("- launchApp", on: project.path, in: project.folder)
    #expect(told.contains("Main.storyboard:\(line): "), "\(told)")
    #expect(told.contains("<navigationController id=\"nav-co-001\">"), "\(told)")
  }
}
