internal import CPangoCairo
import DisplayList
import Foundation

/// Writes PDF documents in which shapes and text aren't converted to pixels.
package struct PDFDocumentWriter {
  /// A page of a document.
  package struct Page {
    /// The drawing, and the size of the page in points.
    package var content: DisplayList
    /// The links on the page.
    package var links: [Link] = []
    /// The locations that links lead to, by name.
    package var destinations: [String: CGPoint] = [:]

    /// Creates a page without links.
    package init(_ content: DisplayList) {
      self.content = content
    }
  }

  /// An area of a page that links to another location.
  package struct Link {
    /// The destination of a link.
    package enum Target {
      case url(String)
      case destination(String)
    }

    package let area: CGRect
    package let target: Target

    /// Creates a link in the coordinates of its page.
    package init(area: CGRect, target: Target) {
      self.area = area
      self.target = target
    }
  }

  /// The metadata of a document.
  package struct Properties {
    package var title: String?
    package var author: String?
    package var subject: String?
    package var keywords: String?
    package var creator: String?

    /// Properties without any values.
    package init() {}
  }

  private let pages: [Page]
  private let properties: Properties
  private let images: (ImageID) -> Data?

  /// Creates a writer.
  /// - Parameter images: A closure that returns the encoded bytes of an image that the pages draw.
  package init(
    _ pages: [Page], properties: Properties = Properties(),
    images: @escaping (ImageID) -> Data?
  ) {
    self.pages = pages
    self.properties = properties
    self.images = images
  }

  /// Returns the document.
  /// - Throws: `LimitExceeded` if drawing costs too much.
  package func data() throws -> Data {
    let sink = Sink()
    let first = pages.first?.content.size ?? .zero
    let surface = cairo_pdf_surface_create_for_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().data
          .append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque(), Double(first.width), Double(first.height))!
    defer { cairo_surface_destroy(surface) }
    describe(surface)
    let cairo = cairo_create(surface)!
    for page in pages {
      cairo_pdf_surface_set_size(
        surface, Double(page.content.size.width), Double(page.content.size.height))
      try draw(page, with: cairo)
      cairo_show_page(cairo)
    }
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    return sink.data
  }

  private func describe(_ surface: OpaquePointer) {
    let values = [
      (CAIRO_PDF_METADATA_TITLE, properties.title), (CAIRO_PDF_METADATA_AUTHOR, properties.author),
      (CAIRO_PDF_METADATA_SUBJECT, properties.subject),
      (CAIRO_PDF_METADATA_KEYWORDS, properties.keywords),
      (CAIRO_PDF_METADATA_CREATOR, properties.creator),
    ]
    for case (let key, let value?) in values { cairo_pdf_surface_set_metadata(surface, key, value) }
  }

  private func draw(_ page: Page, with cairo: OpaquePointer) throws {
    let size = page.content.size
    let budget = DrawingBudget(
      screenPixels: Double(size.width * size.height), seconds: .infinity)
    cairo_save(cairo)
    var player = Player(
      cairo: cairo, scale: 1, budget: budget, hasGround: false, keepsText: true, image: image)
    try player.play(page.content.commands)
    cairo_restore(cairo)
    for (name, place) in page.destinations.sorted(by: { $0.key < $1.key }) {
      let tag = "name='\(Self.quoted(name))' x=\(place.x) y=\(place.y)"
      cairo_tag_begin(cairo, CAIRO_TAG_DEST, tag)
      cairo_tag_end(cairo, CAIRO_TAG_DEST)
    }
    for link in page.links {
      let area =
        "rect=[\(link.area.minX) \(link.area.minY) \(link.area.width) \(link.area.height)]"
      let target =
        switch link.target {
        case .url(let url): "uri='\(Self.quoted(url))'"
        case .destination(let name): "dest='\(Self.quoted(name))'"
        }
      cairo_tag_begin(cairo, CAIRO_TAG_LINK, "\(area) \(target)")
      cairo_tag_end(cairo, CAIRO_TAG_LINK)
    }
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }

  private func image(_ id: ImageID) -> ImageSurface? {
    guard let data = images(id), (try? ImageHeader(checking: data)) != nil,
      let pixbuf = Pixbuf(data: data, isOriented: true)
    else { return nil }
    return ImageSurface(pixbuf.surface())
  }

  /// Collects the bytes of a document.
  private final class Sink {
    var data = Data()
  }
}
