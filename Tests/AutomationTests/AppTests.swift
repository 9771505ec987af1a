import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Apps and the device.
@MainActor
struct AppTests {
  @Test func launchesWithArgumentsAndEnvironment() async throws {
    let failures = try await TestedApp.use(launching: false) { app in
      #expect(app.state == .notRunning)
      #expect(!app.buttons["Hide"].exists)
      app.launchArguments = ["-testing", "-tone", "warm"]
      app.launchEnvironment = ["GREETING": "Hello"]
      app.launch()
      #expect(app.state == .runningForeground)
      #expect(app.staticTexts["status"].label == "Hello warm true")
      XCUIDevice.shared.press(.home)
      #expect(app.wait(for: .runningBackground, timeout: 1))
      let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      #expect(home.icons["Elements"].exists)
      app.activate()
      #expect(app.staticTexts["status"].label == "Hello warm true")
      app.open(try #require(URL(string: "elements://there")))
      #expect(app.staticTexts["elements://there"].waitForExistence(timeout: 1))
      app.terminate()
      #expect(app.state == .notRunning)
      #expect(XCUIApplication(bundleIdentifier: "com.example.none").state == .notRunning)
      #expect(!LaunchTimes.all.isEmpty)
    }
    #expect(failures == [])
  }

  @Test func somethingReservedIsNotSet() async throws {
    let failures = try await TestedApp.use(launching: false) { app in
      app.launchEnvironment = ["LD_PRELOAD": "/tmp/x.so"]
      app.launch()
    }
    #expect(failures.count == 1)
    #expect(failures.first?.contains("LD_PRELOAD") == true)
  }

  @Test func turnsAndDarkensTheDevice() async throws {
    let failures = try await TestedApp.use { app in
      let device = XCUIDevice.shared
      #expect(device.orientation == .portrait)
      device.orientation = .landscapeLeft
      #expect(app.frame.width > app.frame.height)
      #expect(device.orientation == .landscapeLeft)
      device.orientation = .portrait
      device.appearance = .dark
      #expect(device.appearance == .dark)
      let picture = XCUIScreen.main.screenshot()
      #expect(picture.image.size == CGSize(width: 393, height: 852))
      let part = app.switches["Wifi"].screenshot()
      #expect(part.image.size == app.switches["Wifi"].frame.size)
      if let folder = ProcessInfo.processInfo.environment["QUINCE_PICTURES"] {
        let folder = URL(fileURLWithPath: folder)
        try picture.pngRepresentation.write(to: folder.appendingPathComponent("screen.png"))
        try part.pngRepresentation.write(to: folder.appendingPathComponent("part.png"))
      }
    }
    #expect(failures == [])
  }

  @Test func tellsOfACrash() async throws {
    let failures = try await TestedApp.use { app in
      app.tabBars.buttons["Touches"].tap()
      app.buttons["Crash"].tap()
      #expect(app.wait(for: .notRunning, timeout: 5))
      app.buttons["Crash"].tap()
      app.launch()
      #expect(app.state == .runningForeground)
    }
    #expect(failures.contains { $0.contains("pressed the wrong button") })
  }

  @Test func tellsOfAHang() async throws {
    let failures = try await TestedApp.use { app in
      app.tabBars.buttons["Touches"].tap()
      app.buttons["Hang"].tap()
      #expect(!app.buttons["Crash"].exists)
    }
    #expect(failures.first?.contains("Elements isn't responding") == true)
  }
}
