import Foundation
import Testing

@testable import Simulator

/// The results of searching the files of a project.
struct SourceIndexTests {
  @Test(arguments: [
    ("class A {", "A"), ("final class B: UIView {", "B"),
    ("  @objc(Name) public class C<T> {", "C"),
    ("open class D_1", "D_1"), ("class func make() {", nil), ("  // a class of its own", nil),
    ("let text = \"class E\"", nil), ("protocol P: class {", nil),
  ])
  func aLineThatDeclaresAClassIsTold(_ line: String, _ name: String?) {
    #expect(SourceIndex.declaredClass(in: line[...]) == name)
  }

  @Test func filesAreFoundByTheirNames() async throws {
    let index = SourceIndex(
      ["/p/de.lproj/Main.storyboard", "/p/Base.lproj/Main.storyboard", "/p/Cell.xib"]
        .map { URL(fileURLWithPath: $0) })
    #expect(await index.path(ofFileNamed: "Main.storyboard") == "/p/Base.lproj/Main.storyboard")
    #expect(await index.path(ofFileNamed: "Cell.nib") == "/p/Cell.xib")
    #expect(await index.path(ofFileNamed: "Other.storyboard") == nil)
    #expect(await index.contains("/p/Cell.xib"))
    #expect(await !index.contains("/etc/passwd"))
  }
}
