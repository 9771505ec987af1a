import DisplayList
import Foundation
import Testing

/// The text representation of frames for tests and error reports.
struct FrameTextTests {
  @Test func eachCommandIsALine() {
    let frame = DisplayList(
      size: CGSize(width: 393, height: 852), commands: EncodingTests.everyCommand)
    #expect(
      frame.description == """
        393 × 852 points
        save
          transform 1 0.5 -0.5 2 by 10, -20
          clip to rect (1, 2; 3 × 4)
          group opacity 0.5
            group shadow #000000 blur 4.5 offset 0, 3
              group mixed by plusLighter
                fill ellipse (0, 0; 8 × 8) with #ffffff
              end of group
              fill rounded rect (0, 0; 50 × 30) radii 1 2 3 4 with gradient from 0, 0 to 50, 0: \
        #ffffff at 0, #00000000 at 1
              fill path even-odd M 0, 0 L 4, 0 Q 4, 4 0, 4 C -1, 3 -1, 1 0, 0 Z with gradient around \
        2, 2, radius 3: #000000 at 0.25
              fill ellipse (0, 0; 9 × 9) with gradient about 4, 5, from -1.5: #ffffff at 0.5
              stroke rect (0, 0; 5 × 5) with #000000 2 wide round ends bevel corners dashes 1 2
              text "Goodbye 👋" at 16, 32 in Inter 17 weight 600 italic tracking -0.5 right to left \
        #804020 outlines 1.5 wide
              image ffffffffffffffff in (0, 0; 10 × 10) with square pixels
              image 7 in (0, 0; 10 × 10) part (0.5, 0; 0.5 × 1) tinted #000000
              shadow #000000 blur 1 offset 0, 0 of rect (0, 0; 5 × 5)
              blur beneath rect (0, 0; 5 × 5) by 20
            end of group
          end of group
        restore

        """)
  }

  @Test func whatAnAppWritesStaysInItsLine() {
    let run = TextRun(
      text: "one\ntwo \"three\"\u{1b}[2J", font: FontFace(size: 17), color: .black, origin: .zero)
    let text = DisplayList(size: .zero, commands: [.text(run)]).description
    #expect(text.split(separator: "\n").count == 2)
    #expect(text.contains(#""one\ntwo \"three\"\u{1B}[2J""#))
  }

  @Test func outlinesOfLettersAreWrittenWithTheirWidth() {
    let run = TextRun(
      text: "Hollow", font: FontFace(size: 17), color: .black, origin: .zero, strokeWidth: 1.5)
    let text = DisplayList(size: .zero, commands: [.text(run)]).description
    #expect(text.hasSuffix("#000000 outlines 1.5 wide\n"))
  }

  @Test func framesThatCloseTooMuchAreWritten() {
    let text = DisplayList(size: .zero, commands: [.restore, .endGroup, .save]).description
    #expect(text == "0 × 0 points\nrestore\nend of group\nsave\n")
  }
}
