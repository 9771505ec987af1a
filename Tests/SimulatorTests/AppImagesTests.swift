import DeviceProtocol
import DisplayList
import Foundation
import Testing

@testable import Simulator

/// An image belongs to the app that sent it, and disappears with the app.
@Suite struct AppImagesTests {
  private static let place = CGPoint(x: 200, y: 400)

  private static func color(_ device: Device, after request: String) async throws -> Color {
    await device.enter(.insert(request))
    _ = try await device.settle()
    return try await device.pixel(at: place)
  }

  @Test func anAppDrawsItsOwnImagesOnly() async throws {
    try await TestDevice.run(["Alpha", "Beta", "Gamma"]) { fixture in
      let device = fixture.device
      let red = Color(red: 1, green: 0, blue: 0)
      let blue = Color(red: 0, green: 0, blue: 1)
      try await device.launch("test.alpha")
      #expect(try await Self.color(device, after: "picture red") == red)
      try await device.launch("test.beta")
      #expect(try await Self.color(device, after: "picture blue") == blue)
      try await device.launch("test.gamma")
      let none = try await Self.color(device, after: "borrow")
      #expect(none != red && none != blue)
      try await device.launch("test.alpha")
      #expect(try await device.pixel(at: Self.place) == red)
    }
  }

  @Test func imagesGoWithTheirApp() async throws {
    try await TestDevice.run(["Alpha", "Beta"]) { fixture in
      let device = fixture.device
      try await device.launch("test.beta")
      _ = try await Self.color(device, after: "picture blue")
      for _ in 0..<3 {
        try await device.launch("test.alpha")
        _ = try await Self.color(device, after: "picture red")
        #expect(await device.images.count == 2)
        await device.kill("test.alpha", how: .sigkill)
        #expect(await device.images.count == 1)
      }
    }
  }

  @Test func anImageComesAndGoesAsOftenAsTheAppLikes() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
      try await device.launch("test.alpha")
      for _ in 0..<3 {
        #expect(try await Self.color(device, after: "picture red") == red)
        #expect(await device.images.count == 1)
        let none = try await Self.color(device, after: "forget")
        #expect(await device.images.isEmpty)
        #expect(none != red)
        #expect(try await Self.color(device, after: "picture blue") == blue)
        _ = try await Self.color(device, after: "forget")
      }
    }
  }

  @Test func forgottenImagesDoNotCount() throws {
    // Judging by its first bytes, the image has the maximum size.
    let large =
      Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
      + Data([0, 0, 0x1F, 0x40, 0, 0, 0x1F, 0x40, 8, 2, 0, 0, 0])
    var images = AppImages()
    var last: UInt64 = 0
    func take(_ file: Data, _ id: UInt64) throws -> Bool {
      try images.take(file, id: ImageID(rawValue: id)) {
        last += 1
        return ImageID(rawValue: last)
      }
    }
    for number in 0..<20 as Range<UInt64> {
      #expect(try take(large, number))
      #expect(try !take(large, number))
      #expect(try take(Data(), number))
      #expect(try !take(Data(), number))
    }
    #expect(images.files.isEmpty)
    #expect(throws: LimitExceeded.self) {
      for number in 0..<20 as Range<UInt64> { _ = try take(large, number) }
    }
  }

  @Test func aPageIsToldToForgetThem() async throws {
    try await TestDevice.run { fixture in
      let device = fixture.device
      let page = PageConnection(
        id: UUID(), device: device,
        hub: PageHub(
          device: device, filming: FilmingDesk(camera: nil, shelf: MovieShelf())),
        rights: .all, queue: ServingQueue(label: "requests"))
      try await device.launch("test.alpha")
      _ = try await Self.color(device, after: "picture red")
      let sent = try #require(await Self.nextImage(page))
      #expect(sent.bytes > 0)
      await device.kill("test.alpha", how: .sigkill)
      await page.screenDidChange()
      let forgotten = try #require(await Self.nextImage(page))
      #expect(forgotten.id == sent.id)
      #expect(forgotten.bytes == 0)
    }
  }

  /// Returns the next image that a page receives.
  private static func nextImage(_ page: PageConnection) async -> (id: UInt64, bytes: Int)? {
    while let data = await page.next() {
      guard data.first == PacketKind.image.rawValue else { continue }
      let id = data.dropFirst().prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
      return (id, data.count - 9)
    }
    return nil
  }
}
