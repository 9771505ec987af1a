import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The requests, messages, and files that are available to a page for viewers.
struct PageRightsTests {
  private let watching = PageRights.watching(readsLog: false)

  @Test func whoWatchesAsksForNothing() {
    let commands: [PageCommand] = [
      .touches([]), .home, .switcher, .shake, .kill, .relaunch, .dismissCrash, .settle(1),
      .pasteboard(""), .model("iPad"), .addDevice("iPad"), .removeDevice(2), .text(.unmark),
      .accessibility(elementID: 1, launch: nil, action: .activate), .rotate(.portrait),
      .push("{}", bundleID: nil), .permission(.photos, .allow, bundleID: nil), .renewLink,
    ]
    for command in commands {
      #expect(!watching.allow(command), "\(command)")
      #expect(PageRights.all.allow(command))
    }
    #expect(watching.allow(.gotFrame) && watching.allow(.gotLog))
  }

  @Test func whoWatchesHearsWhatIsOnTheScreen() {
    let text = TextInputState(
      elementID: 1, caret: .zero, field: .zero, text: "secret", selection: 0..<0, isSecure: true,
      keyboardType: "default", keyboardHeight: 0)
    let secrets: [PageMessage] = [
      .textInput(text), .pasteboard("secret"), .crash(nil), .settled(1),
      .build(BuildStatus(project: "App", phase: .failed)), .link("secret"),
    ]
    for secret in secrets {
      #expect(!watching.hear(secret), "\(secret)")
      #expect(PageRights.all.hear(secret))
    }
    #expect(watching.hear(.notResponding(app: nil, stack: [])))
    let frame = StackFrame(
      function: "secret", file: "/home/me/App.swift", line: 1, isPersons: true)
    #expect(!watching.hear(.notResponding(app: "App", stack: [frame])))
    #expect(watching.hear(.rights(watching, page: UUID())))
  }

  @Test func whoDrivesLeavesTheProjectsAlone() {
    #expect(PageRights.driving.allow(.home))
    #expect(PageRights.driving.hear(.pasteboard("text")))
    #expect(!PageRights.driving.hear(.link("secret")))
    let owners: [PageCommand] = [
      .record(.stop), .openPlace(1), .addDevice("iPad"), .removeDevice(2), .renewLink,
      .system(.ios26), .perform("- back"), .debug(.start(process: 2)),
    ]
    for command in owners {
      #expect(!PageRights.driving.allow(command))
      #expect(PageRights.all.allow(command))
    }
  }

  @Test(arguments: [true, false])
  func theLogIsReadOnlyIfSoWished(_ readsLog: Bool) {
    let rights = PageRights.watching(readsLog: readsLog)
    let page = LogPage(first: 0, start: 0, entries: [], found: 0, count: 0, apps: [])
    #expect(rights.hear(.log(page)) == readsLog)
    #expect(rights.mayRead(.log) == readsLog)
  }

  @Test(arguments: [
    "", "main.js", "messages.js", "style.css", "icon-180.png", "fonts.json", "fonts/3",
  ])
  func thePageIsForAll(_ path: String) throws {
    #expect(watching.mayRead(try #require(SitePath(path))))
  }

  @Test(arguments: ["screenshot.png", "movies/recording-1.mp4"])
  func picturesAreNot(_ path: String) throws {
    let path = try #require(SitePath(path))
    #expect(!watching.mayRead(path))
    #expect(PageRights.all.mayRead(path))
  }

  @Test(arguments: ["secrets.json", "../main.js", "main.js/x", "state", ".html", "fonts/x"])
  func thereIsNothingElse(_ path: String) {
    #expect(SitePath(path) == nil)
  }
}
