import Foundation
import FoundationNetworking
import Testing

@testable import Simulator

/// The addresses of the page.
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

  private func status(_ url: URL) async throws -> Int { try await status(URLRequest(url: url)) }

  private func status(_ request: URLRequest) async throws -> Int {
    let (_, answer) = try await URLSession.shared.data(for: request)
    return try #require(answer as? HTTPURLResponse).statusCode
  }

  @Test func anAddressThatIsRenewedLeadsNowhere() async throws {
    try await TestDevice.run([]) { fixture in
      let storage = fixture.folder.appendingPathComponent("served")
      let server = WebServer(device: fixture.device, address: PageAddress(in: storage))
      let old = try await server.start()
      #expect(try await status(old) == 200)
      let client = try PageClient(storage: storage)
      try await client.talk { other in
        try await other.perform(.shake)
        let link = try await client.talk { asking in
          try await asking.perform(.renewLink)
          // The page that made the request still works.
          try await asking.perform(.shake)
          return asking.link
        }
        let new = try #require(link.flatMap(URL.init(string:)))
        #expect(new.port == old.port && new != old)
        #expect(try await status(old) == 404)
        #expect(try await status(new) == 200)
        await #expect(throws: (any Error).self) { try await other.perform(.shake) }
        for await told in server.renewals {
          #expect(told == new)
          break
        }
        // Clients that use the old link can't connect again, but the command finds the new link.
        await #expect(throws: PageClient.NotRunning.self) {
          try await client.talk { try await $0.perform(.shake) }
        }
        try await PageClient(storage: storage).talk { try await $0.perform(.shake) }
        await server.stop()
        let next = WebServer(device: fixture.device, address: PageAddress(in: storage))
        #expect(try await next.start() == new)
        await next.stop()
      }
    }
  }

  /// The server responds to a request without a body after reading the header, and then closes the
  /// connection.
  @Test func anAnswerIsReadHoweverSoonItComes() async throws {
    try await TestDevice.run([]) { fixture in
      let storage = fixture.folder.appendingPathComponent("served")
      let server = WebServer(device: fixture.device, address: PageAddress(in: storage))
      _ = try await server.start()
      let client = try PageClient(storage: storage)
      // On a busy machine, the client pauses while it sends a request.
      let busy = (0..<4).map { _ in Thread { while !Thread.current.isCancelled {} } }
      for thread in busy { thread.start() }
      defer { for thread in busy { thread.cancel() } }
      for _ in 0..<1_000 {
        let failure = await #expect(throws: PageClient.Failure.self) {
          try await client.fetch("nowhere")
        }
        #expect(failure?.description == "No such page.")
      }
      await server.stop()
    }
  }

  @Test func anAddressThatCantBeKeptIsNotRenewed() async throws {
    try await TestDevice.run([]) { fixture in
      let storage = fixture.folder.appendingPathComponent("served")
      let server = WebServer(device: fixture.device, address: PageAddress(in: storage))
      let url = try await server.start()
      let client = try PageClient(storage: storage)
      // A file at the path of the address file isn't removed.
      let file = storage.appendingPathComponent("address.json")
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(
        at: file.appendingPathComponent("in the way"), withIntermediateDirectories: true)
      await #expect(throws: PageConversation.Refused.self) {
        try await client.talk { try await $0.perform(.renewLink) }
      }
      #expect(try await status(url) == 200)
      await server.stop()
    }
  }

  @Test func aNewRunCanHaveANewAddress() async throws {
    try await TestDevice.run([]) { fixture in
      func start(_ renewsLink: Bool) async throws -> (server: WebServer, url: URL) {
        let server = WebServer(
          device: fixture.device, address: PageAddress(in: fixture.folder), renewsLink: renewsLink)
        return (server, try await server.start())
      }
      let first = try await start(false)
      await first.server.stop()
      let second = try await start(true)
      #expect(second.url.port == first.url.port && second.url != first.url)
      #expect(try await status(first.url) == 404)
      await second.server.stop()
      let third = try await start(false)
      #expect(third.url == second.url)
      await third.server.stop()
    }
  }

  @Test func picturesThatManyAskForAtOnceAreFew() async throws {
    try await TestDevice.run { fixture in
      try await fixture.device.launch("test.alpha")
      let site = Site(device: fixture.device, movies: MovieShelf())
      let pictures = await withTaskGroup(of: Data.self, returning: [Data].self) { group in
        for _ in 0..<40 {
          group.addTask {
            await site.response(to: .screenshot, query: SiteQuery(of: ""), for: .all).body
          }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      // Responses with the same screenshot share its bytes.
      let places = pictures.map { $0.withUnsafeBytes { Int(bitPattern: $0.baseAddress) } }
      #expect(places.count == 40 && Set(places).count < 10)
      #expect(pictures.allSatisfy { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) })
    }
  }

  /// Only VS Code has pages with the schemes that the policy lists.
  @Test(arguments: [false, true]) func onlyVSCodeCanEmbedThePage(_ isEmbeddable: Bool) async throws
  {
    try await TestDevice.run([]) { fixture in
      let server = WebServer(device: fixture.device, isEmbeddable: isEmbeddable)
      var request = URLRequest(url: try await server.start())
      for (name, value) in ["Site": "cross-site", "Mode": "navigate", "Dest": "iframe"] {
        request.setValue(value, forHTTPHeaderField: "Sec-Fetch-\(name)")
      }
      let (_, answer) = try await URLSession.shared.data(for: request)
      let response = try #require(answer as? HTTPURLResponse)
      #expect(response.statusCode == (isEmbeddable ? 200 : 403))
      let policy = response.value(forHTTPHeaderField: "Content-Security-Policy") ?? ""
      let ancestors = isEmbeddable ? "vscode-webview: vscode-file:" : "'none'"
      #expect(policy.contains("frame-ancestors \(ancestors);"))
      // Everything else is the page's own business.
      request.setValue("image", forHTTPHeaderField: "Sec-Fetch-Dest")
      #expect(try await status(request) == 403)
      await server.stop()
    }
  }

  @Test func linksThatAreSharedAreNewEachTime() async throws {
    try await TestDevice.run([]) { fixture in
      var words: [String] = []
      for _ in 0..<2 {
        let server = WebServer(device: fixture.device, address: PageAddress(in: fixture.folder))
        _ = try await server.start()
        let access = try await server.share(
          Sharing(place: .network(host: "127.0.0.1", port: 0), hosts: ["127.0.0.1"]))
        words += [access.watchingWord, access.drivingWord]
        await server.stop()
      }
      #expect(Set(words).count == 4)
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
