import Foundation
import Testing

@testable import Simulator

/// Where the page is found.
struct WebServerTests {
  @Test func aPortThatWasAskedForIsForOneTimeOnly() async throws {
    try await TestDevice.run([]) { fixture in
      let address = PageAddress(in: fixture.folder)
      func server() -> WebServer { WebServer(device: fixture.device, address: address) }
      let first = server()
      let url = try await first.start()
      let port = try #require(url.port)

      let second = server()
      let elsewhere = try await second.start()
      #expect(elsewhere.port != port)
      #expect(await second.takenPort == UInt16(port))
      #expect(elsewhere.path == url.path)
      await #expect(throws: WebServer.PortInUse.self) {
        try await server().start(port: UInt16(port))
      }
      await first.stop()
      let asked = server()
      #expect(try await asked.start(port: UInt16(port)).port == port)
      await asked.stop()
      let askedNumber = try #require(elsewhere.port)
      await second.stop()
      let third = server()
      #expect(try await third.start().port == askedNumber)
      #expect(await third.takenPort == nil)
      await third.stop()
    }
  }

  @Test func browsersLeaveOutThePortThatGoesWithTheScheme() {
    func sharing(_ scheme: String) -> Sharing {
      Sharing(place: .network(host: "", port: 0), hosts: ["a", "[::1]"], scheme: scheme)
    }
    #expect(sharing("https").statedHosts(port: 443) == ["a", "[::1]"])
    #expect(sharing("https").statedHosts(port: 80) == ["a:80", "[::1]:80"])
    #expect(sharing("http").statedHosts(port: 80) == ["a", "[::1]"])
    #expect(sharing("http").statedHosts(port: 443) == ["a:443", "[::1]:443"])
  }
}
