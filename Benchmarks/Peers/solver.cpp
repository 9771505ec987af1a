// Solves a system of constraints repeatedly with kiwi.
// Prints the duration of each repetition in milliseconds.
//
// usage: solver SYSTEM TIMES
//
// SYSTEM is a text: "variables COUNT"; for each that can't be less than zero "sign VARIABLE"; for each constraint
// "constraint RELATION PRIORITY CONSTANT" with RELATION -1, 0 or 1, and then VARIABLE COEFFICIENT for each term; for each
// edited variable "edit VARIABLE VALUE VALUE…". It prints {"build": […], "edit": […], "values": […]} as JSON, the values after
// the last edit.

#include <kiwi/kiwi.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Term {
  size_t variable;
  double coefficient;
};

struct Demand {
  int relation;
  double priority;
  double constant;
  std::vector<Term> terms;
};

struct Edit {
  size_t variable;
  std::vector<double> values;
};

struct System {
  size_t count = 0;
  std::vector<size_t> signs;
  std::vector<Demand> demands;
  std::vector<Edit> edits;
};

System read(const char *path) {
  System system;
  std::ifstream file(path);
  std::string line;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string kind;
    words >> kind;
    if (kind == "variables") {
      words >> system.count;
    } else if (kind == "sign") {
      size_t variable;
      words >> variable;
      system.signs.push_back(variable);
    } else if (kind == "constraint") {
      Demand demand;
      words >> demand.relation >> demand.priority >> demand.constant;
      Term term;
      while (words >> term.variable >> term.coefficient) demand.terms.push_back(term);
      system.demands.push_back(demand);
    } else if (kind == "edit") {
      Edit edit;
      words >> edit.variable;
      double value;
      while (words >> value) edit.values.push_back(value);
      system.edits.push_back(edit);
    }
  }
  return system;
}

double strength(double priority) {
  if (priority >= 1000) return kiwi::strength::required;
  if (priority >= 750) return kiwi::strength::strong;
  return priority > 250 ? kiwi::strength::medium : kiwi::strength::weak;
}

kiwi::RelationalOperator relation(int sign) {
  return sign < 0 ? kiwi::OP_LE : sign > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

void build(const System &system, kiwi::Solver &solver, std::vector<kiwi::Variable> &variables) {
  variables.resize(system.count);
  for (size_t variable : system.signs)
    solver.addConstraint(kiwi::Constraint(kiwi::Expression(kiwi::Term(variables[variable])), kiwi::OP_GE));
  for (const Demand &demand : system.demands) {
    std::vector<kiwi::Term> terms;
    terms.reserve(demand.terms.size());
    for (const Term &term : demand.terms) terms.emplace_back(variables[term.variable], term.coefficient);
    solver.addConstraint(kiwi::Constraint(
        kiwi::Expression(std::move(terms), demand.constant), relation(demand.relation), strength(demand.priority)));
  }
  for (const Edit &edit : system.edits) {
    solver.addEditVariable(variables[edit.variable], kiwi::strength::strong);
    solver.suggestValue(variables[edit.variable], edit.values[0]);
  }
  solver.updateVariables();
}

void change(const System &system, kiwi::Solver &solver, std::vector<kiwi::Variable> &variables) {
  for (size_t turn = 1; !system.edits.empty() && turn < system.edits[0].values.size(); turn++) {
    for (const Edit &edit : system.edits) solver.suggestValue(variables[edit.variable], edit.values[turn]);
    solver.updateVariables();
  }
}

double milliseconds(std::chrono::steady_clock::time_point since) {
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - since).count();
}

void print(const char *name, const std::vector<double> &numbers) {
  std::printf("\"%s\": [", name);
  for (size_t index = 0; index < numbers.size(); index++)
    std::printf("%s%.9g", index ? ", " : "", numbers[index]);
  std::printf("]");
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3) return 64;
  const System system = read(arguments[1]);
  std::vector<double> builds, edits, values;
  for (int time = std::atoi(arguments[2]); time > 0; time--) {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    auto start = std::chrono::steady_clock::now();
    build(system, solver, variables);
    builds.push_back(milliseconds(start));
    start = std::chrono::steady_clock::now();
    change(system, solver, variables);
    edits.push_back(milliseconds(start));
    values.clear();
    for (const kiwi::Variable &variable : variables) values.push_back(variable.value());
  }
  std::printf("{");
  print("build", builds);
  std::printf(", ");
  print("edit", edits);
  std::printf(", ");
  print("values", values);
  std::printf("}\n");
}
