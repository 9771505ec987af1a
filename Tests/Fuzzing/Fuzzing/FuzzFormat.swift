import Foundation

/// A kind of input that comes from strangers, and its reader.
package struct FuzzFormat: Sendable {
  /// The name on the command line and of the folders with its files, such as `storyboard`.
  package let name: String
  /// Well-formed inputs that mutants are made from.
  package let corpus: Corpus
  /// Words of the format that mutants are to hold, such as `<subviews>`.
  package let words: [String]
  /// The seconds that one input may take.
  package let patience: Double
  /// Whether the corpus is read as it is before its mutants are.
  package let readsCorpusFirst: Bool
  /// Reads an input.
  ///
  /// Returns if the input is accepted or refused as it should be; throws, traps, or takes too long
  /// where there's a fault. The folder is empty and the input's own; the one that it is in stays
  /// for all inputs.
  package let probe: @Sendable (_ input: Data, _ folder: URL) async throws -> Void

  /// A format with a name, from whose corpus and words mutants are made.
  package init(
    _ name: String, corpus: Corpus, words: [String] = [], patience: Double = 10,
    readsCorpusFirst: Bool = true,
    probe: @escaping @Sendable (_ input: Data, _ folder: URL) async throws -> Void
  ) {
    self.name = name
    self.corpus = corpus
    self.words = words
    self.patience = patience
    self.readsCorpusFirst = readsCorpusFirst
    self.probe = probe
  }
}
